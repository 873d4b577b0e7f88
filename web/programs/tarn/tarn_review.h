// programs/tarn/tarn_review.h — the review of one game: what decided it, both beliefs beside the
// truth, and the reruns as far as they have got.
#pragma once
#include "tarn/pack.h"
#include "tarn/review.h"
#include "tarn/tarn.h"

#include "faces/tarn/review.h"
#include "table/table.h"

namespace wg {

class TarnReview {
 public:
  explicit TarnReview(const Table<tarn::Rules>&);

  const std::vector<tarn::KeyMoment>& moments() const { return moments_; }
  const std::vector<std::string>& questions() const { return questions_; }
  tarn_face::ReviewScene scene(const Table<tarn::Rules>&, tarn_face::Day of_a_seat) const;
  // Where to look first: the first decision.
  tarn::Hour first_hour() const;

  // A pair is played only where more are wanted than there are.
  void run(bool on);  // so many more; or stop
  bool began() const;
  bool runs() const;
  void play_pair();
  std::array<const tarn_face::Measure*, 2> measures() const;

 private:
  std::vector<tarn::KeyMoment> moments_;
  std::vector<std::string> questions_;
  std::array<std::optional<tarn::Reruns>, 2> reruns_;  // by the side whose orders are given again
  std::array<tarn_face::Measure, 2> measure_;
};

}  // namespace wg

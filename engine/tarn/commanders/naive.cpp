// tarn/commanders/naive.cpp — defenders who do not think: they lose, and the balance tables show
// it.
#include "tarn/commanders/commanders.h"
#include "tarn/commanders/eyes.h"

namespace wg::tarn {

Orders static_defender(const View& view) {
  Orders orders;
  if (const auto target = Eyes(view).strongest()) orders.push_back(Fire{view.seat, target});
  return orders;
}

Orders turtle(const View& view) {
  Orders orders = static_defender(view);
  for (std::size_t i = 0; i < kBlueUnits && view.hour == 0; ++i)
    if (view.own[i].sector != Sector::kX) orders.push_back(March{id_of(view, i), Sector::kX});
  return orders;
}

Orders guesser(const View& view) {
  Orders orders = static_defender(view);
  if (view.hour == 0) orders.push_back(March{kReserve, Sector::kC3});
  return orders;
}

}  // namespace wg::tarn

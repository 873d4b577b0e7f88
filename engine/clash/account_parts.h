// clash/account_parts.h — what the files of the account share: who is "they", and verdicts.
#pragma once
#include "clash/account.h"
#include "clash/words.h"

namespace wg::clash {

// "They" is the defender. In the reverse view that is the reader.
struct Voice {
  std::string They, they, Their, You, you, Your, your, you_object, them;
};
Voice voice(bool you_attack);

std::string span(std::int32_t least,
                 std::int32_t most);  // "40 to 55"; "40" where they are the same

struct Verdicts {
  std::string sentence;
  std::vector<std::string> small_print;
};
Verdicts verdict_on(const Forecast&, const Sight& of_defender, const Voice&);
Outlook outlook_of(const Forecast&);

// As the seat will know it once a bombardment has taken the least that it can.
View after_shells(const View&, const Piece& target, Range lost);

}  // namespace wg::clash

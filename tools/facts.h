// tools/facts.h — `wargames facts`: the model's numbers as JSON, for the pages that teach it.
#pragma once

int print_facts();

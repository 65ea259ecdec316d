// The structure-aware mutator as a library for AFL++ (AFL_CUSTOM_MUTATOR_LIBRARY), for whatever program reads the files.
#include "settings.h"

namespace {
const bool is_set_up = (set_up_mutator(), true);
}

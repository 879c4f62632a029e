// States as bytes for files and other processes: a small header, the raw state, a checksum. Little-endian machines only
// (checked at compile time); the state version is the game's and changes with the layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "kernel/game.h"

namespace cantina {

std::vector<std::byte> packState(std::string_view game, uint32_t version, const std::byte* state, size_t size);
// A problem says what is wrong and what to do; `state` is written only on success.
std::optional<Problem> unpackState(std::string_view game, uint32_t version, const std::vector<std::byte>& bytes,
                                   std::byte* state, size_t size);

}  // namespace cantina

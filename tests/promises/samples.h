// promises/samples.h — per game: random and scripted records, and what a seat cannot know.
#pragma once
#include "clash/clash.h"
#include "clash/pack.h"
#include "core/play.h"
#include "tarn/pack.h"
#include "tarn/tarn.h"
#include "war/pack.h"
#include "war/war.h"

namespace wg {

template <RuleSystem G>
Record<G> random_record(std::uint32_t n);
template <RuleSystem G>
Record<G> scripted_record(std::uint32_t n);
template <RuleSystem G>
std::size_t link_budget();
// Adds an order the game refuses; returns its step.
template <RuleSystem G>
Step spoil(Record<G>&);
// Changes what `seat` cannot know in that state; false where it knows everything.
template <RuleSystem G>
bool perturb_hidden(const typename G::Setup&, typename G::State&, Seat seat, std::uint32_t n);
template <RuleSystem G>
std::vector<typename G::Order> some_orders(Seat seat);

template <>
Record<tarn::Rules> random_record(std::uint32_t n);
template <>
Record<tarn::Rules> scripted_record(std::uint32_t n);
template <>
std::size_t link_budget<tarn::Rules>();
template <>
Step spoil(Record<tarn::Rules>&);
template <>
bool perturb_hidden<tarn::Rules>(const tarn::Setup&, tarn::World&, Seat, std::uint32_t n);
template <>
std::vector<tarn::Order> some_orders<tarn::Rules>(Seat);

template <>
Record<war::Rules> random_record(std::uint32_t n);
template <>
Record<war::Rules> scripted_record(std::uint32_t n);
template <>
std::size_t link_budget<war::Rules>();
template <>
Step spoil(Record<war::Rules>&);
template <>
bool perturb_hidden<war::Rules>(const war::Setup&, war::State&, Seat, std::uint32_t n);
template <>
std::vector<war::Order> some_orders<war::Rules>(Seat);

template <>
Record<clash::Rules> random_record(std::uint32_t n);
template <>
Record<clash::Rules> scripted_record(std::uint32_t n);
template <>
std::size_t link_budget<clash::Rules>();
template <>
Step spoil(Record<clash::Rules>&);
template <>
bool perturb_hidden<clash::Rules>(const clash::Setup&, clash::State&, Seat, std::uint32_t n);
template <>
std::vector<clash::Order> some_orders<clash::Rules>(Seat);

}  // namespace wg

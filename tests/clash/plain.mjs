// tests/clash/plain.mjs — the fights of The Clash in plain JavaScript, as one would write them for a page without
// a compiler: a second hand at the same rules, and what the program's speed is held against.
const roles = { foot: 0, armour: 1, gun: 2, recon: 3 };
const types = [
  { role: roles.foot, attack: 38, defence: 44, tough: 100 },
  { role: roles.armour, attack: 62, defence: 40, tough: 130 },
  { role: roles.gun, attack: 48, defence: 16, tough: 70 },
  { role: roles.recon, attack: 24, defence: 24, tough: 60 },
];
// Role, then the terrain of the defender's tile: open, hills, forest, marsh, mountain, city.
const roleOn = [
  [0, 100, 150, 0, 300, 200],
  [150, -100, -300, -400, -400, -250],
  [100, -50, -150, -200, -350, -100],
  [50, 50, 50, 100, -100, -150],
];
const terrains = [
  { cover: 0, chaos: -150 }, { cover: 250, chaos: 0 }, { cover: 400, chaos: 200 },
  { cover: 200, chaos: 300 }, { cover: 600, chaos: -100 }, { cover: 500, chaos: 400 },
];
const grades = [
  { power: 0, volatility: 1000, resolve: 0 }, { power: 80, volatility: 850, resolve: 5 },
  { power: 180, volatility: 700, resolve: 12 }, { power: 300, volatility: 550, resolve: 20 },
];
const supplies = [
  { power: -300, volatility: 250, resolve: -15 }, { power: -100, volatility: 100, resolve: -5 },
  { power: 0, volatility: 0, resolve: 0 }, { power: 50, volatility: -100, resolve: 0 },
];
const kAssault = 0, kHold = 1, kEntrenched = 2;
const postures = [
  { attack: 250, defence: 0, resolve: -10 }, { attack: 0, defence: 0, resolve: 0 },
  { attack: -200, defence: 300, resolve: 15 }, { attack: -200, defence: -200, resolve: 0 },
];
const combinedArms = [0, 0, 120, 260];

const clamp = (n, least, most) => Math.min(most, Math.max(least, n));
const quotient = (a, b) => Math.floor(a / b);

function contribution(unit, base, factor, terrain) {
  const mult = Math.max(0, 1000 + grades[unit.grade].power + supplies[unit.supply].power + roleOn[types[unit.type].role][terrain]);
  return quotient(base * unit.strength * mult * factor, 100_000_000);
}

const withMods = (raw, mods) => Math.max(1, quotient(raw * (1000 + mods), 1000));
const volatilityOf = (unit) => grades[unit.grade].volatility + supplies[unit.supply].volatility;
const resolveOf = (unit, walls, encircled) =>
  clamp(40 + grades[unit.grade].resolve + postures[unit.posture].resolve + walls + supplies[unit.supply].resolve -
    unit.disorder - quotient(100 - unit.strength, 2) - (encircled ? 20 : 0), 5, 95);

export function prepare({ lead, supporters, defender, context: x }) {
  const parts = [contribution(lead, types[lead.type].attack, 1000, x.terrain)];
  let rawAttack = parts[0], rolesSeen = 1 << types[lead.type].role;
  for (const unit of supporters) {
    const part = contribution(unit, types[unit.type].attack, 400, x.terrain);
    parts.push(part);
    rawAttack += part;
    rolesSeen |= 1 << types[unit.type].role;
  }
  let arms = 0;
  for (; rolesSeen !== 0; rolesSeen &= rolesSeen - 1) ++arms;
  const rawDefence = contribution(defender, types[defender.type].defence, 1000, x.terrain);
  const attackMods = x.bombards ? 0 :
    clamp(postures[lead.posture].attack + combinedArms[arms] - (x.river ? 180 : 0) - (x.uphill ? 100 : 0), -700, 1800);
  const own = defender.posture === kEntrenched ? defender.dug : 0;
  const walls = defender.posture === kEntrenched || defender.posture === kHold ? x.works : 0;
  const defenceMods = clamp(terrains[x.terrain].cover + postures[defender.posture].defence +
    100 * Math.min(4, Math.max(own, walls)) + 100 * x.others, -700, 1800);
  return {
    parts, rawAttack, rawDefence, attackMods, defenceMods,
    attack: withMods(rawAttack, attackMods),
    defence: withMods(rawDefence, defenceMods),
    volatility: clamp(quotient(volatilityOf(lead) + volatilityOf(defender), 2) + terrains[x.terrain].chaos, 250, 1500),
    resolveDefender: resolveOf(defender, 6 * x.works + (x.ownCity ? 10 : 0), x.defenderEncircled),
    resolveAttacker: resolveOf(lead, 0, x.attackerEncircled),
    shockOnDefender: 8 * Math.min(4, x.flankers) + (lead.posture === kAssault ? 6 : 0),
    shockOnAttacker: (defender.posture === kEntrenched ? 10 : 0) + Math.min(16, 8 * x.works),
    strengthDefender: defender.strength,
    strengthAttacker: lead.strength,
    toughDefender: types[defender.type].tough,
    toughAttacker: types[lead.type].tough,
    intensity: x.bombards ? 22 : 60,
    bombards: x.bombards,
  };
}

export function exchange(p, draw) {
  const swing = quotient((draw - 500) * p.volatility, 2000);
  const attack = Math.max(1, quotient(p.attack * (1000 + swing), 1000));
  const defence = Math.max(1, quotient(p.defence * (1000 - swing), 1000));
  const share = quotient(attack * 1000, attack + defence);
  const lostDefender = Math.min(p.strengthDefender, quotient(p.intensity * share * 100, 1000 * p.toughDefender));
  const lostAttacker = p.bombards ? 0 :
    Math.min(p.strengthAttacker, quotient(p.intensity * (1000 - share) * 100, 1000 * p.toughAttacker));
  return { swing, attack, defence, share, lostDefender, lostAttacker };
}

export function resolve(p, draw) {
  const { swing, attack, defence, share, lostDefender, lostAttacker } = exchange(p, draw);
  const brokeDefender = !p.bombards && lostDefender + p.shockOnDefender >= p.resolveDefender;
  const destroyedDefender = lostDefender >= p.strengthDefender;
  const destroyedAttacker = !p.bombards && lostAttacker >= p.strengthAttacker;
  const faltered = !p.bombards && !brokeDefender && !destroyedDefender && !destroyedAttacker &&
    lostAttacker + p.shockOnAttacker >= p.resolveAttacker;
  return { swing, attack, defence, share, lostDefender, lostAttacker, brokeDefender, destroyedDefender, faltered, destroyedAttacker };
}

// The least draw at which the defender loses so much, or the attacker less than that: 0 … 1000. The ends are
// looked at first, and most fights need no more.
function drawOfDefender(p, lost, worst, best) {
  if (worst.lostDefender >= lost) return 0;
  if (best.lostDefender < lost) return 1000;
  let low = 0, high = 999;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (exchange(p, middle).lostDefender >= lost) high = middle;
    else low = middle;
  }
  return high;
}
function drawOfAttacker(p, lost, worst, best) {
  if (worst.lostAttacker < lost) return 0;
  if (best.lostAttacker >= lost) return 1000;
  let low = 0, high = 999;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (exchange(p, middle).lostAttacker < lost) high = middle;
    else low = middle;
  }
  return high;
}

export function preview(p) {
  const worst = exchange(p, 0), even = exchange(p, 500), best = exchange(p, 999);
  const v = {
    lostDefender: [worst.lostDefender, even.lostDefender, best.lostDefender],
    lostAttacker: [best.lostAttacker, even.lostAttacker, worst.lostAttacker],
    breaks: 0, destroys: 0, down: 0, falters: 0, dies: 0,
  };
  const destroyed = drawOfDefender(p, p.strengthDefender, worst, best);
  v.destroys = v.down = 1000 - destroyed;
  if (p.bombards) return v;
  const broken = drawOfDefender(p, p.resolveDefender - p.shockOnDefender, worst, best);
  const down = Math.min(broken, destroyed);
  v.breaks = 1000 - broken;
  v.down = 1000 - down;
  v.dies = drawOfAttacker(p, p.strengthAttacker, worst, best);
  v.falters = Math.max(0, Math.min(drawOfAttacker(p, p.resolveAttacker - p.shockOnAttacker, worst, best), down) - v.dies);
  return v;
}

// --- Fixed fights ----------------------------------------------------------------------------------
// The same series as the program's own (engine/clash/bench.cpp), and the same chain over what comes of it.
export function fixedFights(count) {
  let state = 1;
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 16) % n;
  };
  const unit = () => ({ type: below(4), grade: below(4), posture: below(4), strength: 1 + below(100), disorder: below(101),
    dug: below(5), supply: below(4) });
  return Array.from({ length: count }, () => {
    const lead = unit(), defender = unit(), supporters = Array.from({ length: below(3) }, unit);
    return { lead, defender, supporters, context: { terrain: below(6), works: below(4), ownCity: below(4) === 0, others: below(4),
      flankers: below(6), defenderEncircled: below(4) === 0, attackerEncircled: below(8) === 0, river: below(4) === 0,
      uphill: below(4) === 0, bombards: below(8) === 0 } };
  });
}

// What the stopwatch is held to: assaults on rifles dug in.
export function sweptFights() {
  const fights = [], lead = { type: 1, grade: 2, posture: kAssault, strength: 92, disorder: 0, dug: 0, supply: 3 };
  for (let terrain = 0; terrain < 6; ++terrain) {
    for (let grade = 0; grade < 4; ++grade) {
      for (let supply = 0; supply < 4; ++supply) {
        for (let posture = 0; posture < 3; ++posture) {
          for (const strength of [20, 60, 100]) {
            for (const disorder of [0, 30]) {
              for (const flankers of [0, 3]) {
                fights.push({ lead, defender: { type: 0, grade, posture, strength, disorder, dug: 2, supply }, supporters: [],
                  context: { terrain, works: 0, ownCity: false, others: 0, flankers, defenderEncircled: false,
                    attackerEncircled: false, river: false, uphill: false, bombards: false } });
              }
            }
          }
        }
      }
    }
  }
  return fights;
}

export const drawOf = (fight, n) => (fight * 7 + n * 125) % 1000;

export function signature(fights) {
  let chain = 0n;
  const add = (...numbers) => {
    for (const n of numbers) chain = BigInt.asUintN(64, chain * 1099511628211n + BigInt.asUintN(64, BigInt(n)));
  };
  fights.forEach((fight, i) => {
    const p = prepare(fight), v = preview(p);
    add(p.attack, p.defence, p.volatility, p.resolveDefender, p.resolveAttacker);
    add(...v.lostDefender, ...v.lostAttacker, v.breaks, v.destroys, v.down, v.falters, v.dies);
    for (let n = 0; n < 8; ++n) {
      const o = resolve(p, drawOf(i, n));
      add(o.swing, o.share, o.lostDefender, o.lostAttacker, o.brokeDefender, o.destroyedDefender, o.faltered, o.destroyedAttacker);
    }
  });
  return chain.toString(16).padStart(16, '0');
}

import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { type Random, seededRandom } from '../../foundation/random/public.ts';
import { type Asked, freshnessStep } from './freshness-rules.ts';

/** Behaviour of a city; each number is an assumption that docs/trust.md explains. */
export interface MarketFacts {
  readonly homes: number;
  /** Share that is let at the start, by owners who have not answered for weeks. */
  readonly staleAtStart: number;
  readonly days: number;
  /** Days at the start that are not counted, until the stock is stable. */
  readonly settling: number;
  /** Share of active homes that is let per day. */
  readonly letADay: number;
  /** Owner contacts per home and day. */
  readonly contactsADay: number;
  /** Whether contact messages include the question, and giving the number counts as a confirmation. */
  readonly newsAsks: boolean;
}

interface MarketReport {
  /** Share of active homes that are let, %. */
  readonly stale: number;
  /** The same on the worst day. */
  readonly worstDay: number;
  /** Share of active homes confirmed within 7 days, %. */
  readonly fresh: number;
  /** Messages that ask, warn or notify of a pause, per active home and week. */
  readonly asked: number;
  /** Available homes that were paused, per hundred active homes and week. */
  readonly wronglyPaused: number;
}

type Owner = 'has it' | 'tells' | 'when asked' | 'moved on';

interface Home {
  owner: Owner;
  active: boolean;
  asked: Asked;
  /** Delay of answers by the owner and by seekers; hours. */
  answers: number[];
  voices: number[];
}

const WEEK_HOURS = 7 * 24;
/** All events happen between nine and nine. */
const DAY_HOURS = { from: 9, hours: 12 } as const;
/** Average delay of people's actions, in hours. */
const LATER_HOURS = 8;
/** Probability that an owner answers a message: question, warning, notice of the pause. */
const ANSWERS = { ask: 0.75, ping: 0.7, pause: 0.6 } as const;
/** Contact messages include a link. Owners who let the home want the calls to end; other owners need not answer. */
const ANSWERS_NEWS = { let: 0.4, has: 0.2 } as const;
/** Probability of an answer from owners who let the home and stopped caring: one in fifty. */
const MOVED_ON_ANSWERS = 0.02;
/** Owners who let their home: share that says so unasked, says so when asked, or never answers. */
const AFTER_LETTING = { tells: 0.45, whenAsked: 0.3 } as const;
/** Share of seekers who report a taken home to us. */
const SEEKER_REPORT_SHARE = 0.4;
/** Days until an owner whose home was paused without an answer returns. */
const COMES_BACK_HOURS = 5 * 24;

/** Simulates a city under the freshness rules, hour by hour. The result is deterministic. */
export function simulateMarket(facts: MarketFacts): MarketReport {
  const random = seededRandom('a city');
  const homes = Array.from({ length: facts.homes }, () =>
    random.chance(facts.staleAtStart)
      ? { ...posted(-random.between(14 * 24, 60 * 24)), owner: 'moved on' as Owner }
      : posted(-random.between(0, 5 * 24)),
  );
  const seen = { live: 0, stale: 0, fresh: 0, asked: 0, paused: 0, worst: 0 };
  for (let day = 0; day < facts.days; day += 1) {
    const today = { live: 0, stale: 0 };
    for (let hour = 0; hour < DAY_HOURS.hours; hour += 1) {
      const at = day * 24 + DAY_HOURS.from + hour;
      for (const home of homes) {
        const step = passHour(home, facts, at, random);
        if (day < facts.settling || !(home.active || step === 'pause')) continue;
        if (step) seen.asked += 1;
        if (step === 'pause' && home.owner === 'has it') seen.paused += 1;
        if (!home.active) continue;
        today.live += 1;
        if (home.owner !== 'has it') today.stale += 1;
        if (at - home.asked.confirmedAt / HOUR_MS <= WEEK_HOURS) seen.fresh += 1;
      }
    }
    seen.live += today.live;
    seen.stale += today.stale;
    if (today.live > 0) seen.worst = Math.max(seen.worst, today.stale / today.live);
  }
  const weeks = seen.live / DAY_HOURS.hours / 7;
  return {
    stale: (100 * seen.stale) / seen.live,
    worstDay: 100 * seen.worst,
    fresh: (100 * seen.fresh) / seen.live,
    asked: seen.asked / weeks,
    wronglyPaused: (100 * seen.paused) / weeks,
  };
}

/** A home that its owner has just posted. @param at hours */
function posted(at: number): Home {
  return { owner: 'has it', active: true, asked: { confirmedAt: at * HOUR_MS }, answers: [], voices: [] };
}

/** @returns the step that freshness took */
function passHour(home: Home, facts: MarketFacts, at: number, random: Random): ReturnType<typeof freshnessStep> {
  if (home.answers.some((due) => due <= at)) {
    Object.assign(home, posted(at), { owner: home.owner, active: home.owner === 'has it' });
  }
  if (!home.active) {
    // Each let home is replaced by a new one within a day.
    if (home.owner !== 'has it' && random.chance(1 / DAY_HOURS.hours)) Object.assign(home, posted(at));
    return undefined;
  }
  hear(home, at);
  live(home, facts, at, random);
  const step = freshnessStep(home.asked, at * HOUR_MS);
  if (step === undefined) return undefined;
  if (step === 'ask') home.asked = { ...home.asked, askedAt: at * HOUR_MS };
  if (step === 'ping')
    home.asked = { ...home.asked, askedAt: home.asked.askedAt ?? at * HOUR_MS, pingedAt: at * HOUR_MS };
  if (step === 'pause') home.active = false;
  mayAnswer(home, ANSWERS[step], at, random);
  if (step === 'pause' && home.owner === 'has it' && home.answers.length === 0)
    home.answers.push(at + COMES_BACK_HOURS);
  return step;
}

/** Delivers reports of seekers. */
function hear(home: Home, at: number): void {
  const weight = home.voices.filter((due) => due <= at).length;
  if (weight > 0) home.asked = { ...home.asked, doubt: { weight, since: Math.min(...home.voices) * HOUR_MS } };
}

/** Lets the home, or gives a seeker the number, by chance. */
function live(home: Home, facts: MarketFacts, at: number, random: Random): void {
  const { tells, whenAsked } = AFTER_LETTING;
  if (home.owner === 'has it' && random.chance(facts.letADay / DAY_HOURS.hours)) {
    const fate = random.next();
    home.owner = fate < tells ? 'tells' : fate < tells + whenAsked ? 'when asked' : 'moved on';
    if (home.owner === 'tells') home.answers.push(later(at, random));
  }
  if (!random.chance(facts.contactsADay / DAY_HOURS.hours)) return;
  if (home.owner !== 'has it' && random.chance(SEEKER_REPORT_SHARE)) home.voices.push(later(at, random));
  if (facts.newsAsks) mayAnswer(home, home.owner === 'has it' ? ANSWERS_NEWS.has : ANSWERS_NEWS.let, at, random);
}

function mayAnswer(home: Home, chance: number, at: number, random: Random): void {
  if (random.chance(home.owner === 'moved on' ? Math.min(chance, MOVED_ON_ANSWERS) : chance)) {
    home.answers.push(later(at, random));
  }
}

function later(at: number, random: Random): number {
  return at - Math.log(1 - random.next()) * LATER_HOURS;
}

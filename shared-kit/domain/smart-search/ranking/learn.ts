import { HOME_TRAITS, type HomeAnswer, type HomeTrait, type RejectionReason } from '../session-options.ts';
import type { HomeFacts } from './home-facts.ts';
import type { TraitValues } from './home-traits.ts';
import { fitLogistic, type Observation, type Prior } from './logistic-model.ts';

/** What was answered about a home. */
export interface AnsweredHome {
  readonly home: Pick<HomeFacts, 'localitySlug' | 'furnishing'>;
  /** Above or below the mean of the candidates. */
  readonly traits: TraitValues;
  readonly answer: HomeAnswer;
  readonly reasons: readonly RejectionReason[];
}

/** What most seekers want, in log-odds for a home that has all of a trait. Answers change it. */
const USUAL: Partial<Readonly<Record<HomeTrait, number>>> = {
  LOW_PRICE: 0.3,
  LIGHT: 0.2,
  GROUND_FLOOR: -0.2,
  NEW_BUILDING: 0.2,
  AMENITIES: 0.3,
  PHOTOS: 0.3,
  NEAR: 1,
  FREE_SOON: 0.2,
};

type Wanted = Partial<Readonly<Record<HomeTrait, number>>>;

/** What somebody says who rejects a home for a reason; a home's locality is added where the reason is about it. */
const MEANING: Readonly<Record<RejectionReason, (home: AnsweredHome['home']) => Wanted>> = {
  HIGH_PRICE: () => ({ LOW_PRICE: 1 }),
  HIGH_RENT_DEPOSIT: () => ({ LOW_DEPOSIT: 1 }),
  PROPERTY_CONDITION: () => ({ NEW_BUILDING: 1 }),
  OLD_BUILDING: () => ({ NEW_BUILDING: 1 }),
  WRONG_AREA: () => ({}),
  TOO_FAR: () => ({ NEAR: 1 }),
  TOO_SMALL: () => ({ SPACE: 1 }),
  TOO_DARK: () => ({ LIGHT: 1 }),
  LOW_FLOOR: () => ({ GROUND_FLOOR: -1, HIGH_FLOOR: 0.6 }),
  HIGH_FLOOR: () => ({ HIGH_FLOOR: -1 }),
  WRONG_FURNISHING: ({ furnishing }) => (furnishing === 'FULLY_FURNISHED' ? { FURNISHED: -1 } : { FURNISHED: 1 }),
  NO_PARKING: () => ({ PARKING: 1 }),
  NO_LIFT: () => ({ LIFT: 1 }),
  NO_SECURITY: () => ({ SECURITY: 1 }),
  NO_POWER_BACKUP: () => ({ POWER_BACKUP: 1 }),
  NOT_GATED: () => ({ GATED: 1 }),
  FEW_AMENITIES: () => ({ AMENITIES: 1, GYM_OR_POOL: 0.5 }),
  FEW_PHOTOS: () => ({ PHOTOS: 1 }),
  TOO_LATE: () => ({ FREE_SOON: 1 }),
  RENTED_OUT: () => ({}),
  SOLD_OUT: () => ({}),
  OTHER: () => ({}),
};

/** Reasons that say nothing about what is wanted. */
const NO_OPINION: ReadonlySet<RejectionReason> = new Set(['RENTED_OUT', 'SOLD_OUT']);

/** A reason is said in words, so it counts as several answers without one. */
const REASON_COUNT = 4;
/** Most of a home that is rejected without a reason may be fine. */
const NO_COUNT = 0.5;
const YES_COUNT = 1;

/** Weights below this are no statement. */
const SHOWN_FROM = 0.25;

/** Something that the answers have taught. */
export interface Learnt {
  /** A trait, or `place:` and the slug of a locality. */
  readonly key: string;
  readonly direction: 'more' | 'fewer';
  /** Log-odds beyond what is usual, more than 0. */
  readonly weight: number;
  /** Answers that speak of it. */
  readonly answers: number;
}

export interface SeekerModel {
  /** Log-odds by key, of traits and localities. */
  readonly weights: Readonly<Record<string, number>>;
  /** Strongest first. */
  readonly learnt: readonly Learnt[];
}

/**
 * The weights of one session, from its answers alone.
 * @param unlearnt keys that the person has taken back: they keep their usual weight
 */
export function learnFrom(answers: readonly AnsweredHome[], unlearnt: readonly string[] = []): SeekerModel {
  const observations = answers.flatMap((answer) => observationsOf(answer)).map((seen) => without(seen, unlearnt));
  const fitted = fitLogistic(observations, priorOf);
  const usual = Object.fromEntries(HOME_TRAITS.map((trait) => [trait, USUAL[trait] ?? 0]));
  const learnt = Object.entries(fitted)
    .map(([key, weight]) => ({ key, beyond: weight - priorOf(key).mean }))
    .filter(({ beyond }) => Math.abs(beyond) >= SHOWN_FROM)
    .map(
      ({ key, beyond }): Learnt => ({
        key,
        direction: beyond > 0 ? 'more' : 'fewer',
        weight: Math.abs(beyond),
        answers: answers.filter((answer) => observationsOf(answer).some(({ values }) => (values[key] ?? 0) !== 0))
          .length,
      }),
    )
    .sort((one, other) => other.weight - one.weight || one.key.localeCompare(other.key));
  return { weights: { ...usual, ...fitted }, learnt };
}

/** The key of a locality. */
export function placeKey(slug: string): string {
  return `place:${slug}`;
}

function priorOf(key: string): Prior {
  return { mean: USUAL[key as HomeTrait] ?? 0, variance: 1 };
}

function observationsOf({ home, traits, answer, reasons }: AnsweredHome): Observation[] {
  if (answer === 'LATER' || reasons.some((reason) => NO_OPINION.has(reason))) return [];
  const place = placeKey(home.localitySlug);
  const whole = { ...traits, [place]: 0.5 };
  if (answer === 'YES') return [{ values: whole, wanted: true, count: YES_COUNT }];
  const said = reasons.filter((reason) => reason !== 'OTHER');
  if (said.length === 0) return [{ values: whole, wanted: false, count: NO_COUNT }];
  return said.map((reason): Observation => {
    if (reason === 'WRONG_AREA') return { values: { [place]: 1 }, wanted: false, count: REASON_COUNT };
    return { values: MEANING[reason](home) as Record<string, number>, wanted: true, count: REASON_COUNT };
  });
}

function without(observation: Observation, keys: readonly string[]): Observation {
  const values = Object.entries(observation.values).filter(([key]) => !keys.includes(key));
  return { ...observation, values: Object.fromEntries(values) };
}

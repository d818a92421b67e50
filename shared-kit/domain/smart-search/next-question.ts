import { CITIES } from '../cities.ts';
import { laterDay } from '../india-day.ts';
import { LISTING_CATEGORIES, type ListingCategory } from '../listing-category.ts';
import { BHK_TYPES, COMMERCIAL_TYPE_KEYS, PG_ROOM_TYPES, PG_TENANTS } from '../listing-options.ts';
import { QUESTIONS } from './next-question.words.ts';
import { slotWords } from './slot-words.ts';
import type {
  AnswerCounts,
  Question,
  QuestionAnswer,
  Range,
  Slot,
  SlotKind,
  UnderstandContext,
  Understanding,
  WantedPlace,
} from './understanding.ts';

/** What is asked for each category, in order; the category and the city come before. */
const ASKED = {
  RENT: ['place', 'budget', 'bhk', 'tenant', 'moveIn'],
  BUY: ['place', 'budget', 'bhk', 'buildingStage'],
  PG: ['place', 'pgTenant', 'budget', 'sharing', 'moveIn'],
  SHARED: ['place', 'budget', 'flatmateRoom', 'tenant', 'moveIn'],
  PLOT: ['place', 'budget', 'area'],
  COMMERCIAL_RENT: ['commercialType', 'place', 'budget', 'area'],
  COMMERCIAL_BUY: ['commercialType', 'place', 'budget', 'area'],
} as const satisfies Record<ListingCategory, readonly SlotKind[]>;

const lakhs = (...steps: readonly number[]) => steps.map((step) => step * 1_00_000);
const thousands = (...steps: readonly number[]) => steps.map((step) => step * 1000);
/** Ends of the offered budgets, ₹. */
const BUDGET_ENDS = {
  RENT: thousands(15, 25, 40, 75),
  BUY: lakhs(40, 75, 120, 250),
  PG: thousands(7, 10, 15, 20),
  SHARED: thousands(8, 12, 18, 25),
  PLOT: lakhs(20, 50, 100, 200),
  COMMERCIAL_RENT: thousands(25, 50, 100, 300),
  COMMERCIAL_BUY: lakhs(50, 100, 300, 1000),
} as const satisfies Record<ListingCategory, readonly number[]>;
/** Ends of the offered areas, sq ft. */
const AREA_ENDS = [500, 1000, 2000, 5000] as const;
/** Localities that are offered. */
export const MOST_PLACES = 6;

export interface AskedBefore {
  readonly skipped?: readonly SlotKind[];
  readonly counts?: AnswerCounts;
  readonly localities?: readonly Pick<WantedPlace, 'id' | 'slug' | 'name' | 'city'>[];
}

/**
 * The question about the first thing that is missing, or undefined when nothing is.
 * @param more `skipped` are kinds answered with "Any"; `counts` are homes by the label of an answer; `localities` are
 *   those of the city that are offered, in this order
 */
export function nextQuestion(
  understanding: Understanding,
  context: UnderstandContext,
  { skipped = [], counts, localities = [] }: AskedBefore = {},
): Question | undefined {
  const { slots } = understanding;
  const category = slots.find((slot) => slot.kind === 'category')?.value;
  const known = (kind: SlotKind) =>
    skipped.includes(kind) ||
    slots.some((slot) => slot.kind === kind && !slot.negated) ||
    (kind === 'city' && context.city !== undefined) ||
    (kind === 'place' && slots.some((slot) => slot.kind === 'metroNear'));
  const order: readonly SlotKind[] = ['category', 'city', ...(category ? ASKED[category] : [])];
  const kind = order.find((asked) => !known(asked));
  if (!kind) return undefined;
  const answers = answersTo(kind, category, { today: context.today, localities })
    .map((slot): QuestionAnswer => ({ label: slotWords(slot), slot }))
    .map((answer) => withCount(answer, counts));
  const offered = kind === 'place' ? answers.slice(0, MOST_PLACES) : answers;
  const needed = kind === 'category' || kind === 'city';
  return {
    kind,
    text: QUESTIONS[kind] ?? QUESTIONS.other,
    answers: needed ? offered : [...offered, withCount({ label: QUESTIONS.any }, counts)],
  };
}

/** The understanding with the slot of an answer; a guess of the same kind without words gives way to it. */
export function answered(understanding: Understanding, slot: Slot): Understanding {
  const stays = ({ kind, certainty, span }: Slot) =>
    kind !== slot.kind || certainty === 'certain' || span !== undefined;
  return { ...understanding, slots: [...understanding.slots.filter(stays), { ...slot, certainty: 'certain' }] };
}

function withCount(answer: QuestionAnswer, counts: AnswerCounts | undefined): QuestionAnswer {
  const count = counts && Object.hasOwn(counts, answer.label) ? counts[answer.label] : undefined;
  return count === undefined ? answer : { ...answer, count };
}

function answersTo(
  kind: SlotKind,
  category: ListingCategory | undefined,
  { today, localities }: Pick<UnderstandContext, 'today'> & Required<Pick<AskedBefore, 'localities'>>,
): Slot[] {
  const certainty = 'certain';
  switch (kind) {
    case 'category':
      return LISTING_CATEGORIES.map((value) => ({ kind, value, certainty }));
    case 'city':
      return CITIES.map(({ slug }) => ({ kind, value: slug, certainty }));
    case 'place':
      return localities.map((place) => ({ kind, value: { ...place, kind: 'locality', relation: 'in' }, certainty }));
    case 'budget':
      return ranges(BUDGET_ENDS[category ?? 'RENT']).map((value) => ({ kind, value, certainty }));
    case 'area':
      return ranges(AREA_ENDS).map((value) => ({ kind, value, certainty }));
    case 'bhk':
      return BHK_TYPES.map((type) => ({ kind, value: [type], certainty }));
    case 'commercialType':
      return COMMERCIAL_TYPE_KEYS.map((type) => ({ kind, value: [type], certainty }));
    case 'sharing':
      return PG_ROOM_TYPES.map((type) => ({ kind, value: [type], certainty }));
    case 'pgTenant':
      return PG_TENANTS.map((value) => ({ kind, value, certainty }));
    case 'flatmateRoom':
      return (['PRIVATE_ROOM', 'SHARED_ROOM'] as const).map((value) => ({ kind, value, certainty }));
    case 'tenant':
      return (['FAMILY', 'BACHELOR_MALE', 'BACHELOR_FEMALE', 'COMPANY'] as const).map((one) => ({
        kind,
        value: [one],
        certainty,
      }));
    case 'buildingStage':
      return (['0', '-1'] as const).map((value) => ({ kind, value, certainty }));
    case 'moveIn':
      return [0, 15, 30].map((days) => ({ kind, value: { by: laterDay(today, days) }, certainty }));
    default:
      return [];
  }
}

/** From nothing to the first end, between the ends, and above the last. */
function ranges(ends: readonly number[]): Range[] {
  const between = ends.slice(1).map((max, at) => ({ min: ends[at] ?? 0, max }));
  return [{ max: ends[0] ?? 0 }, ...between, { min: ends.at(-1) ?? 0 }];
}

import { ALERT_MANDATORY_FIELDS, type AlertField } from './alert-requirement.ts';
import type { ListingCategory } from './listing-category.ts';
import {
  BHK_LABELS,
  BUILDING_TYPE_LABELS,
  FLATMATE_ROOM_LABELS,
  FURNISHING_LABELS,
  PG_ROOM_TYPE_LABELS,
  PG_TENANT_LABELS,
  PREFERRED_TENANT_LABELS,
} from './listing-options.ts';

interface AlertInputValue {
  readonly id: string;
  readonly text: string;
  readonly value: string;
  readonly category: ListingCategory;
}

/** One question of a requirement. Source: product-and-plans, section 3 (alert requirement state). */
export interface AlertInput {
  readonly id: AlertField;
  readonly text: string;
  readonly mandatory: boolean;
  readonly type: 'chip';
  /** Whether several chips may be chosen. */
  readonly several: boolean;
  readonly values: readonly AlertInputValue[];
}

interface Question {
  readonly text: string;
  readonly several: boolean;
  readonly options: Readonly<Record<string, string>>;
}

const FURNISHED: Question = { text: 'Furnishing', several: true, options: FURNISHING_LABELS };

/** Source: product-and-plans, section 9 (shifting date options for rent; planning to buy). */
const QUESTIONS = {
  tenantType: { text: 'Who will live there', several: false, options: PREFERRED_TENANT_LABELS },
  houseType: { text: 'House type', several: true, options: BHK_LABELS },
  propertyType: { text: 'Property type', several: true, options: BUILDING_TYPE_LABELS },
  roomType: { text: 'Room type', several: true, options: PG_ROOM_TYPE_LABELS },
  preferredTenant: {
    text: 'You are',
    several: false,
    options: { STUDENT: 'Student', WORKING: 'Working', OTHER: 'Neither' },
  },
  furnishing: FURNISHED,
  furnishingType: FURNISHED,
  shiftingDate: {
    text: 'Moving in',
    several: false,
    options: { 1: 'Within 1 day', 15: 'Within 15 days', 30: 'Within 30 days' },
  },
  planningToBuy: {
    text: 'Planning to buy',
    several: false,
    options: { 3: 'In 3 months', 6: 'In 6 months', 12: 'In 12 months' },
  },
} as const satisfies Record<AlertField, Question>;

/** Categories that ask the same question in other words. */
const OWN_WORDS: Partial<Record<ListingCategory, Partial<Record<AlertField, Question>>>> = {
  PG: { tenantType: { text: 'Stay for', several: false, options: PG_TENANT_LABELS } },
  SHARED: { roomType: { text: 'Room type', several: false, options: FLATMATE_ROOM_LABELS } },
};

/** The questions of a category, in their order. */
export function alertInputs(category: ListingCategory): AlertInput[] {
  return ALERT_MANDATORY_FIELDS[category].map((id) => {
    const { text, several, options } = OWN_WORDS[category]?.[id] ?? QUESTIONS[id];
    const values = Object.entries(options).map(([value, label]) => ({
      id: `${category}-${id}-${value}`,
      text: label,
      value,
      category,
    }));
    return { id, text, mandatory: true, type: 'chip', several, values };
  });
}

import { indiaDay } from '../india-day.ts';
import type { ListingCategory } from '../listing-category.ts';
import { DAY_MS } from '../time-spans.ts';
import { textWarnings } from './listing-text.ts';
import type { PgBeds } from './posting-field.ts';
import { type FieldName, POSTING_FIELDS, type PostingValues } from './posting-fields.ts';
import { fieldsOf, isRequired, type PageName, POSTING_KINDS, stepOf } from './posting-kinds.ts';
import { limitsOf, PG_BED_LIMITS } from './posting-limits.ts';

/** Why a draft cannot be published yet. */
export interface PostingProblem {
  readonly field: FieldName;
  readonly page: PageName;
  /** For people. */
  readonly message: string;
  /** Nothing was typed yet, so a form shows it only after a try to go on. */
  readonly missing: boolean;
}

/** Days from today in which a home may become available. */
const AVAILABLE_WITHIN_DAYS = 365;

/** Label of a field in the form of a kind: the price of a home to let is its monthly rent. */
export function fieldLabel(category: ListingCategory, field: FieldName): string {
  if (field === 'price') return POSTING_KINDS[category].priceLabel;
  if (field === 'area') return POSTING_KINDS[category].areaLabel;
  return POSTING_FIELDS[field].label;
}

/**
 * What is wrong with the value of a field, or undefined; an empty optional field is right.
 * @param now epoch ms
 */
export function fieldProblem(
  category: ListingCategory,
  field: FieldName,
  values: PostingValues,
  now: number,
): string | undefined {
  const value = values[field];
  const label = fieldLabel(category, field);
  if (isEmpty(value)) return isRequired(category, field) ? missingMessage(field, label) : undefined;
  const limits = limitsOf(category, field, values);
  if (limits && typeof value === 'number') return numberProblem(field, label, value, limits);
  if (field === 'availableFrom') return dateProblem(String(value), now);
  if (field === 'beds') return bedsProblem(values.beds ?? []);
  const definition = POSTING_FIELDS[field];
  if (definition.kind === 'text' && typeof value === 'string') return textProblem(definition, value);
  return undefined;
}

/** Everything that keeps a draft from being published, in the order of its form. @param now epoch ms */
export function postingProblems(category: ListingCategory, values: PostingValues, now: number): PostingProblem[] {
  return fieldsOf(category).flatMap((field) => {
    const message = fieldProblem(category, field, values, now);
    const page = stepOf(category, field);
    return message && page ? [{ field, page, message, missing: isEmpty(values[field]) }] : [];
  });
}

function isEmpty(value: PostingValues[FieldName]): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function missingMessage(field: FieldName, label: string): string {
  if (field === 'latitude' || field === 'longitude') return 'Put the pin on the map.';
  if (field === 'beds') return 'Add at least one type of room.';
  const { kind } = POSTING_FIELDS[field];
  const verb = kind === 'choice' || kind === 'choices' || kind === 'place' || kind === 'date' ? 'Choose' : 'Enter';
  return `${verb}: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;
}

function numberProblem(
  field: FieldName,
  label: string,
  value: number,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): string | undefined {
  const definition = POSTING_FIELDS[field];
  const whole = !('decimals' in definition);
  if (whole && !Number.isInteger(value)) return `${label} must be a whole number.`;
  if (value >= minimum && value <= maximum) return undefined;
  return `${label} must be from ${amount(field, minimum)} to ${amount(field, maximum)}.`;
}

function amount(field: FieldName, value: number): string {
  const definition = POSTING_FIELDS[field];
  const unit = 'unit' in definition ? definition.unit : '';
  const figure = value.toLocaleString('en-IN');
  return unit === '₹' ? `₹${figure}` : unit ? `${figure} ${unit}` : figure;
}

function dateProblem(day: string, now: number): string | undefined {
  if (day > indiaDay(now + AVAILABLE_WITHIN_DAYS * DAY_MS)) return 'Choose a day within a year from today.';
  return undefined;
}

function bedsProblem(beds: readonly PgBeds[]): string | undefined {
  if (new Set(beds.map(({ type }) => type)).size < beds.length) return 'Add each type of room only once.';
  for (const room of beds) {
    for (const part of ['rent', 'deposit', 'beds'] as const) {
      const { minimum, maximum } = PG_BED_LIMITS[part];
      const figure = (value: number) => (part === 'beds' ? String(value) : `₹${value.toLocaleString('en-IN')}`);
      if (!Number.isInteger(room[part]) || room[part] < minimum || room[part] > maximum) {
        return `${BED_PARTS[part]} must be from ${figure(minimum)} to ${figure(maximum)}.`;
      }
    }
  }
  return undefined;
}

const BED_PARTS = { rent: 'Rent per bed', deposit: 'Deposit per bed', beds: 'Number of beds' } as const;

function textProblem(
  { label, longest, ...rest }: { readonly label: string; readonly longest: number; readonly shortest?: number },
  text: string,
): string | undefined {
  const { shortest = 0 } = rest;
  const { length } = text.trim();
  if (length > longest) return `${label} can have at most ${longest.toLocaleString('en-IN')} characters.`;
  if (length < shortest) return `${label} must have at least ${shortest} characters. You can also leave it empty.`;
  return textWarnings(text).find(({ blocks }) => blocks)?.message;
}

import type { AlertChannel, AlertFrequency } from '@aangan/shared-kit/domain/alert-options';
import type { AlertField } from '@aangan/shared-kit/domain/alert-requirement';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import type { Place } from '@aangan/shared-kit/ui/place-box';

type Answers = Partial<Record<AlertField, readonly string[]>>;

/** The answers a person has filled in so far. */
export interface RequirementDraft {
  /** Categories the person looks for, in the order of the tabs. */
  readonly categories: readonly ListingCategory[];
  readonly answers: Partial<Record<ListingCategory, Answers>>;
  /** ₹, as typed. */
  readonly budgets: Partial<Record<ListingCategory, string>>;
  readonly places: readonly Place[];
  readonly frequency: AlertFrequency;
  readonly channel: AlertChannel | undefined;
}

const DAY_MINUTES = 24 * 60;

/**
 * Stores the unsent draft in this tab for a day, so that a login or a reload loses nothing. Browser only.
 * @param start initial values of the form; another search starts another draft
 */
export function draftStorage(start: string) {
  const storage = expiringStorage(() => window.sessionStorage, Date.now);
  const key = `draft:requirement:${start}`;
  return {
    read: (): RequirementDraft | undefined => storage.get(key, isDraft),
    keep: (draft: RequirementDraft): void => storage.set(key, draft, DAY_MINUTES),
    forget: (): void => storage.remove(key),
  };
}

function isDraft(value: unknown): value is RequirementDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { categories, answers, budgets, places, frequency } = value as Partial<Record<keyof RequirementDraft, unknown>>;
  const lists = Array.isArray(categories) && Array.isArray(places);
  return lists && [answers, budgets].every((each) => typeof each === 'object' && each !== null) && !!frequency;
}

/** Whole rupees from typed text such as `35,000`; undefined when empty, NaN when it is not an amount. */
export function rupeesOf(text = ''): number | undefined {
  const digits = text.replace(/[\s,₹]/g, '');
  if (digits === '') return undefined;
  return /^\d{1,10}$/.test(digits) && Number(digits) > 0 ? Number(digits) : Number.NaN;
}

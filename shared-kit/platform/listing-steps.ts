import type { ContactedListing } from '../contracts/listing-progress.ts';
import { indiaHour } from '../domain/india-day.ts';
import { HOUR_MS } from '../domain/time-spans.ts';
import { visitMoment } from '../domain/visit-moment.ts';
import { to12Hour } from '../domain/visit-time.ts';
import { callTarget } from '../links/calls.ts';

/** What a person has done about one listing. */
export interface ProgressOfListing {
  readonly own: boolean;
  /** The owner has not answered the request for their number. */
  readonly requested: boolean;
  readonly contact: ContactedListing | undefined;
  /** Start of the next visit, epoch ms. */
  readonly visitAt: number | undefined;
}

/** The next step with the owner. `sheet` opens the contact sheet, which explains; `contacts` is the person’s list. */
export type ContactStep =
  | { readonly kind: 'call'; readonly words: string /** Where it leads. */; readonly to: string }
  | { readonly kind: 'sheet' | 'contacts' | 'over'; readonly words: string };

/** What to show in place of “Contact owner” and “Schedule visit”. */
export interface ListingSteps {
  readonly own: boolean;
  readonly contact: ContactStep | undefined;
  /** `Visit: Thu 8 am`. */
  readonly visit: string | undefined;
}

const NO_STEPS: ListingSteps = { own: false, contact: undefined, visit: undefined };

/**
 * The next steps for a listing.
 * @param closed whether the listing is no longer on offer
 * @param now epoch ms
 */
export function listingSteps(
  progress: ProgressOfListing | undefined,
  { closed, now }: { readonly closed: boolean; readonly now: number },
): ListingSteps {
  if (!progress) return NO_STEPS;
  const { own, requested, contact, visitAt } = progress;
  if (own) return { ...NO_STEPS, own };
  const visit = visitAt === undefined ? undefined : `Visit: ${visitMoment(visitAt, now)}`;
  const asked = requested && !closed ? ({ kind: 'sheet', words: 'Waiting for owner' } as const) : undefined;
  return { own, contact: contact ? contactStep(contact, closed, now) : asked, visit };
}

function contactStep(contact: ContactedListing, closed: boolean, now: number): ContactStep {
  const { name, phone, state, quietUntil, callVia } = contact;
  if (state === 'returned') return { kind: 'contacts', words: 'Contact returned' };
  if (closed) return { kind: 'over', words: `You contacted ${name}` };
  if (state === 'hidden' || phone === null) return { kind: 'sheet', words: 'Number hidden' };
  if (quietUntil !== null && now < quietUntil) {
    return { kind: 'sheet', words: `Call ${name} after ${wholeHourFrom(quietUntil)}` };
  }
  return { kind: 'call', words: `Call ${name}`, to: callTarget({ phone, callVia }) };
}

/** The first whole hour in India from a moment on: people abroad have quiet hours that end within an hour of India. */
function wholeHourFrom(epochMs: number): string {
  return to12Hour(indiaHour(epochMs + HOUR_MS - 1));
}

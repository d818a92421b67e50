import type { LoggedIn, SentOtp } from '@aangan/shared-kit/contracts/identity';
import type { VisitSlot, WireVisit } from '@aangan/shared-kit/contracts/visits';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { SYNTHETIC_HEADER, syntheticCode, syntheticProof } from '../../api/src/foundation/synthetic/public.ts';
import { type Browser, openBrowser, UnexpectedAnswer } from './browser.ts';
import type { SyntheticSettings } from './synthetic-settings.ts';

/** The steps of a visit, in their order. */
export const STEPS = ['search', 'listing', 'login', 'book', 'cancel', 'logout'] as const;

export type Step = (typeof STEPS)[number];

/** How a step ended. */
export interface StepResult {
  readonly step: Step;
  readonly ms: number;
  /** Why it failed; absent when it succeeded. */
  readonly error?: unknown;
}

interface Visiting {
  readonly settings: SyntheticSettings;
  /** Of this visit alone. */
  readonly deviceId: string;
  readonly onStep: (result: StepResult) => void;
}

/**
 * Searches, opens the listing, logs in with a code, books a visit, cancels it, and logs out. After a failure it does
 * only what cleans up.
 * @returns whether all of it succeeded
 */
export async function visitSite({ settings, deviceId, onStep }: Visiting): Promise<boolean> {
  const { site, secret, listing } = settings;
  const browser = openBrowser(site, deviceId, { [SYNTHETIC_HEADER]: syntheticProof(secret, deviceId) });
  let visitId: string | undefined;
  const work: Readonly<Record<Step, () => Promise<unknown>>> = {
    search: async () => assertShown(await browser.page(settings.search), '/detail', settings.search),
    listing: async () => assertShown(await browser.page(listingLinkById(listing)), '<h1', 'The listing'),
    login: () => logIn(browser, settings),
    book: async () => {
      visitId = await book(browser, listing);
    },
    cancel: () => browser.call(`/api/v1/visits/${visitId}/cancel`, { method: 'POST' }),
    logout: () => browser.call('/user/logout', { method: 'POST' }),
  };
  let failed = false;
  let loggedIn = false;
  for (const step of STEPS) {
    const cleansUp = (step === 'cancel' && visitId !== undefined) || (step === 'logout' && loggedIn);
    if (failed && !cleansUp) continue;
    const started = performance.now();
    const error = await work[step]().then(
      () => undefined,
      (problem: unknown) => problem ?? new Error('unknown'),
    );
    const ms = performance.now() - started;
    onStep({ step, ms, ...(error !== undefined && { error }) });
    if (error !== undefined) failed = true;
    else if (step === 'login') loggedIn = true;
  }
  return !failed;
}

function assertShown(html: string, part: string, what: string): void {
  if (!html.includes(part)) throw new Error(`${what} is shown without its content`);
}

/** The first login makes the account. */
async function logIn(browser: Browser, { phone, secret }: SyntheticSettings): Promise<void> {
  const { attempt } = await browser.call<SentOtp>('/api/v1/user/otp/send', { method: 'POST', body: { phone } });
  const body = { attempt, otp: syntheticCode(secret, attempt) };
  try {
    await browser.call<LoggedIn>('/api/v1/user/otp/verify', { method: 'POST', body });
  } catch (error) {
    if (!(error instanceof UnexpectedAnswer) || error.status !== 404) throw error;
    const named = { ...body, name: 'Synthetic Visitor' };
    await browser.call<LoggedIn>('/api/v1/user/account/create/otp', { method: 'POST', body: named });
  }
}

/** @returns id of the visit that was booked at the first free slot */
async function book(browser: Browser, listing: string): Promise<string> {
  const free = await browser.call<{ slots: readonly VisitSlot[] }>(`/api/v1/slot/${listing}/available/tenant`, {
    ...{ method: 'POST', body: {} },
  });
  const slot = free.slots[0];
  if (!slot) throw new Error('The listing has no free slot');
  const { timeEpoch } = slot;
  const { visit } = await browser.call<{ visit: WireVisit }>(`/api/v1/slot/${listing}/book`, {
    ...{ method: 'POST', body: { selected_date: indiaDay(timeEpoch), timeEpoch, propertyId: listing } },
  });
  return visit.id;
}

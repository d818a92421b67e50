import type { VERIFICATION_KINDS } from '@aangan/shared-kit/contracts/verification';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { FRESHNESS } from '../freshness/public.ts';
import type { Evidence } from '../listing-checks/public.ts';

type Kind = (typeof VERIFICATION_KINDS)[number];

/** Validity of each check, ms. Checks by staff have an expiry of their own. */
export const VALID_MS = {
  PHONE: 180 * DAY_MS,
  AVAILABLE: FRESHNESS.pauseMs,
  PHOTOS: 90 * DAY_MS,
  PRICE: 30 * DAY_MS,
} as const satisfies Partial<Record<Kind, number>>;

/** The checks that the badge requires; the others are shown beside it. */
const BADGE_NEEDS: readonly Kind[] = ['PHONE', 'AVAILABLE', 'PHOTOS'];

interface LiveCheck {
  readonly kind: Kind;
  readonly what: string;
  readonly by: string;
  /** Epoch ms. */
  readonly checkedOn: number;
  readonly expiresOn: number;
}

/** Stored facts of a listing; epoch ms. */
export interface EvidenceFacts {
  readonly active: boolean;
  readonly confirmedAt: number;
  /** The owner's account: null if it has no number, or is deleted. */
  readonly ownerSince: number | null;
  readonly probableBroker: boolean;
  /** The last scam check, if any. */
  readonly check: { readonly checkedAt: number; readonly evidence: readonly Evidence[] } | undefined;
  readonly seenByStaff: readonly {
    readonly kind: 'VISIT' | 'PAPERS';
    readonly seen: string;
    readonly checkedAt: number;
    readonly expiresAt: number;
  }[];
}

/** The valid checks of a listing, each read from its own record, so that none outlives its evidence. */
export function liveEvidence(facts: EvidenceFacts, now: number): LiveCheck[] {
  const { confirmedAt, ownerSince, check, seenByStaff } = facts;
  const found: LiveCheck[] = [];
  const add = (kind: keyof typeof VALID_MS, what: string, by: string, checkedOn: number) =>
    found.push({ kind, what, by, checkedOn, expiresOn: checkedOn + VALID_MS[kind] });
  if (ownerSince !== null) {
    // Who confirms has logged in with an OTP, or opened a link that was sent to the number.
    add('PHONE', 'The owner’s number, with a code that we sent', 'a one-time code', Math.max(ownerSince, confirmedAt));
  }
  add('AVAILABLE', 'It is still available', 'the owner', confirmedAt);
  const ofSignal = (signal: string) => check?.evidence.find((each) => each.signal === signal);
  const photos = ofSignal('photos');
  if (check && photos && photos.bits < 0) {
    add('PHOTOS', 'The photos are not in a listing of another city', 'Aangan’s checks', check.checkedAt);
  }
  const price = ofSignal('price');
  if (check && price && price.bits < 0) {
    add('PRICE', 'The price is usual for its place and size', 'Aangan’s checks', check.checkedAt);
  }
  for (const { kind, seen, checkedAt, expiresAt } of seenByStaff) {
    found.push({ kind, what: seen, by: 'Aangan’s staff', checkedOn: checkedAt, expiresOn: expiresAt });
  }
  return found.filter(({ checkedOn, expiresOn }) => checkedOn <= now && now < expiresOn);
}

/** Whether the badge shows: the listing is active, not by a broker, and all required checks are valid. */
export function isVerified(facts: EvidenceFacts, now: number): boolean {
  const kinds = liveEvidence(facts, now).map(({ kind }) => kind);
  return facts.active && !facts.probableBroker && BADGE_NEEDS.every((kind) => kinds.includes(kind));
}

import type { VERIFICATION_KINDS } from '@aangan/shared-kit/contracts/verification';
import { FRESHNESS } from '../freshness/freshness-rules.ts';
import type { Evidence } from '../listing-checks/evidence.ts';

type Kind = (typeof VERIFICATION_KINDS)[number];

const DAY_MS = 86_400_000;

/** How long each check stands, ms. What staff have seen says so itself. */
export const STANDS_MS = {
  PHONE: 180 * DAY_MS,
  AVAILABLE: FRESHNESS.pauseMs,
  PHOTOS: 90 * DAY_MS,
  PRICE: 30 * DAY_MS,
} as const satisfies Partial<Record<Kind, number>>;

/** What the badge asks for; the other checks are shown beside. */
const BADGE_NEEDS: readonly Kind[] = ['PHONE', 'AVAILABLE', 'PHOTOS'];

interface LiveCheck {
  readonly kind: Kind;
  readonly what: string;
  readonly by: string;
  /** Epoch ms. */
  readonly checkedOn: number;
  readonly expiresOn: number;
}

/** What is written down of a listing, where it is written down; epoch ms. */
export interface EvidenceFacts {
  readonly active: boolean;
  readonly confirmedAt: number;
  /** The owner's account: null where it has no number, or is gone. */
  readonly ownerSince: number | null;
  readonly probableBroker: boolean;
  /** The last check for bait, if any. */
  readonly check: { readonly checkedAt: number; readonly evidence: readonly Evidence[] } | undefined;
  readonly seenByStaff: readonly {
    readonly kind: 'VISIT' | 'PAPERS';
    readonly seen: string;
    readonly checkedAt: number;
    readonly expiresAt: number;
  }[];
}

/** The checks of a listing that stand now, each from its own record: none outlives what it stands for. */
export function liveEvidence(facts: EvidenceFacts, now: number): LiveCheck[] {
  const { confirmedAt, ownerSince, check, seenByStaff } = facts;
  const found: LiveCheck[] = [];
  const add = (kind: keyof typeof STANDS_MS, what: string, by: string, checkedOn: number) =>
    found.push({ kind, what, by, checkedOn, expiresOn: checkedOn + STANDS_MS[kind] });
  if (ownerSince !== null) {
    // Whoever confirms has logged in by a code, or opened a link that was sent to the number.
    add('PHONE', 'The owner’s number, by a code sent to it', 'a one-time code', Math.max(ownerSince, confirmedAt));
  }
  add('AVAILABLE', 'It is still available', 'the owner', confirmedAt);
  const ofSignal = (signal: string) => check?.evidence.find((each) => each.signal === signal);
  const photos = ofSignal('photos');
  if (check && photos && photos.bits < 0) {
    add('PHOTOS', 'The photos are in no listing of another city', 'Aangan’s checks', check.checkedAt);
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

/** Whether the badge shows: the listing is on offer, by no broker, and everything that the badge says stands. */
export function isVerified(facts: EvidenceFacts, now: number): boolean {
  const kinds = liveEvidence(facts, now).map(({ kind }) => kind);
  return facts.active && !facts.probableBroker && BADGE_NEEDS.every((kind) => kinds.includes(kind));
}

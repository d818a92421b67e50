import { HOLD_LIMITS, type HoldReason, holdReason, type PayoutFacts } from '@aangan/shared-kit/domain/rent/holds';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type Random, seededRandom } from '../../foundation/random/public.ts';

const MONTH_MS = 30 * DAY_MS;
const START = Date.UTC(2026, 0, 1);

/** How common things are among honest tenants. Each is an assumption until real months replace it. */
export const NORMAL = {
  sameNameAsLandlord: 0.005,
  byCard: 0.2,
  paysDeposit: 0.7,
  uploadsAgreement: 0.75,
  landlordVerified: 0.15,
  /** A month in which a landlord moves to another bank. */
  changesAccount: 0.004,
  confirmsChange: 0.6,
} as const;

/** Landlords with many homes, such as those of paying guests: homes, and whether staff have verified them. */
const LARGE_LANDLORDS = [
  { homes: 14, verified: true },
  { homes: 6, verified: false },
] as const;

interface Landlord {
  verified: boolean;
  arrived: number;
  changedAt: number | null;
  confirmed: boolean;
  homes: number;
  readonly cleared: Set<HoldReason>;
}

interface MonthsReport {
  /** Dues of honest tenants. */
  readonly dues: number;
  readonly falseAlarms: number;
  readonly byReason: Readonly<Partial<Record<HoldReason, number>>>;
  readonly planted: number;
  /** Frauds that were not held. */
  readonly missed: readonly HoldReason[];
}

/** Normal months of tenants, with frauds among them. Staff clear each false alarm, so that it does not come back. */
export function simulateMonths(facts: {
  readonly tenants: number;
  readonly months: number;
  readonly seed: string;
}): MonthsReport {
  const random = seededRandom(facts.seed);
  const tenants = normalTenancies(random, facts.tenants);
  const byReason: Partial<Record<HoldReason, number>> = {};
  const missed: HoldReason[] = [];
  let [dues, planted] = [0, 0];

  for (let month = 0; month < facts.months; month += 1) {
    const now = START + month * MONTH_MS;
    for (const { landlord, rentPaise, hasAgreement, sameName, byCard, depositMonths } of tenants) {
      moveBank(random, landlord, now);
      const sums = month === 0 && depositMonths > 0 ? [rentPaise * depositMonths, rentPaise] : [rentPaise];
      for (const paise of sums) {
        dues += 1;
        const paidByCard = byCard && landlord.verified;
        const due = { ...payoutOf(landlord, paise), bankNamesPayer: sameName, hasAgreement, paidByCard };
        const reason = holdReason(due, now);
        if (reason) {
          byReason[reason] = (byReason[reason] ?? 0) + 1;
          landlord.cleared.add(reason);
        }
        landlord.arrived += 1;
      }
    }
    for (const [reason, fraud] of plantFrauds(random, now)) {
      planted += 1;
      if (holdReason(fraud, now) === undefined) missed.push(reason);
    }
  }
  const falseAlarms = Object.values(byReason).reduce((sum, count) => sum + count, 0);
  return { dues, falseAlarms, byReason, planted, missed };
}

/** Honest tenants, some of whom share a landlord. */
export function normalTenancies(random: Random, count: number) {
  const large = LARGE_LANDLORDS.flatMap(({ homes, verified }) =>
    Array<Landlord>(homes).fill(newLandlord(verified, homes)),
  );
  return Array.from({ length: count }, (_each, index) => ({
    landlord: large[index] ?? newLandlord(random.chance(NORMAL.landlordVerified), 1),
    rentPaise: random.whole(8, 60) * 1_000_00,
    hasAgreement: random.chance(NORMAL.uploadsAgreement),
    sameName: random.chance(NORMAL.sameNameAsLandlord),
    byCard: random.chance(NORMAL.byCard),
    depositMonths: random.chance(NORMAL.paysDeposit) ? random.whole(1, 5) : 0,
  }));
}

function newLandlord(verified: boolean, homes: number): Landlord {
  return { verified, homes, arrived: 0, changedAt: null, confirmed: false, cleared: new Set() };
}

/** A landlord replaces the account. Money that arrived at the account before says nothing about the new one. */
function moveBank(random: Random, landlord: Landlord, now: number): void {
  if (landlord.arrived === 0 || !random.chance(NORMAL.changesAccount)) return;
  landlord.changedAt = now - random.whole(1, 25) * DAY_MS;
  landlord.confirmed = random.chance(NORMAL.confirmsChange);
  landlord.arrived = 0;
  landlord.cleared.clear();
}

function payoutOf({ verified, arrived, changedAt, confirmed, homes, cleared }: Landlord, paise: number): PayoutFacts {
  return {
    paise,
    paidByCard: false,
    landlordIsPayer: false,
    bankNamesPayer: false,
    arrivedBefore: arrived,
    landlordVerified: verified,
    hasAgreement: false,
    homesToAccount: homes,
    changedAt,
    changeConfirmed: confirmed,
    cleared: [...cleared],
  };
}

/** One fraud of each kind in a month, as large and as well disguised as chance makes it. */
function plantFrauds(random: Random, now: number): [HoldReason, PayoutFacts][] {
  const known = { ...newLandlord(random.chance(0.5), 1), arrived: random.whole(2, 12) };
  const fresh = newLandlord(false, 1);
  const paise = random.whole(5, 400) * 1_000_00;
  const hasAgreement = random.chance(0.5);
  return [
    ['own-account', { ...payoutOf(known, paise), landlordIsPayer: true, hasAgreement }],
    ['own-account', { ...payoutOf({ ...known, verified: true }, paise), bankNamesPayer: true, paidByCard: true }],
    [
      'changed-account',
      { ...payoutOf({ ...known, arrived: 0, changedAt: now - random.whole(0, 29) * DAY_MS }, paise), hasAgreement },
    ],
    [
      'many-tenants',
      { ...payoutOf({ ...fresh, arrived: 12, homes: HOLD_LIMITS.tenants + random.whole(0, 30) }, paise), hasAgreement },
    ],
    ['large-first-payment', payoutOf(fresh, HOLD_LIMITS.largePaise + random.whole(0, 900) * 1_000_00)],
  ];
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { BROKER_BITS } from './broker-evidence.ts';
import type { CheckedListing } from './checked-listing.ts';
import { brokerFindings } from './find-brokers.ts';
import { findDuplicates } from './find-duplicates.ts';
import { weighScams } from './find-scams.ts';
import { loadChecked } from './load-checked.queries.ts';
import { HOLD_BITS } from './scam-evidence.ts';

/** Accuracy of a check against known truth, 0 to 1. */
interface Measured {
  /** Recall: share of labelled cases that it finds. */
  readonly recall: number;
  /** Precision: share of its findings that are right. */
  readonly precision: number;
  /** False positive rate: share of honest cases that it flags. */
  readonly falseAlarms: number;
  /** Number of labelled cases. */
  readonly labelled: number;
}

interface Thresholds {
  readonly duplicate?: number;
  readonly scam?: number;
  readonly broker?: number;
}

/** Measures the checks on a seeding, by its labels; the checks themselves do not read them. */
export async function measureChecks(database: Database, thresholds: Thresholds = {}) {
  const listings = await loadChecked(database);
  const { rows } = await database.execute<{ id: string; kind: string; original: string | null }>(
    sql`select listing_id id, kind, original_id original from listing_truth`,
  );
  const labelled = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  const originals = new Map(rows.flatMap(({ id, original }) => (original ? [[id, original] as const] : [])));
  return {
    duplicates: measureDuplicates(listings, originals, thresholds.duplicate),
    scams: measureScams(listings, labelled('scam'), thresholds.scam),
    brokers: measureBrokers(listings, labelled('broker'), thresholds.broker),
  };
}

/** By pairs: a pair is right when both are of one home. */
function measureDuplicates(
  listings: readonly CheckedListing[],
  originals: ReadonlyMap<string, string>,
  threshold?: number,
): Measured {
  const home = (id: string): string => {
    const original = originals.get(id);
    return original === undefined ? id : home(original);
  };
  const pairs = findDuplicates(listings, undefined, threshold);
  const right = pairs.filter(({ a, b }) => home(a.id) === home(b.id));
  const found = new Set(right.flatMap(({ a, b }) => [a.id, b.id]));
  const wrong = new Set(pairs.filter((pair) => !right.includes(pair)).flatMap(({ a, b }) => [a.id, b.id]));
  return {
    recall: share([...originals.keys()].filter((id) => found.has(id)).length, originals.size),
    precision: share(right.length, pairs.length),
    falseAlarms: share([...wrong].filter((id) => !found.has(id)).length, listings.length),
    labelled: originals.size,
  };
}

function measureScams(listings: readonly CheckedListing[], scams: ReadonlySet<string>, threshold?: number): Measured {
  return counted(
    listings.map(({ id }) => id),
    weighScams(listings)
      .filter(({ score }) => score >= (threshold ?? HOLD_BITS))
      .map(({ listing }) => listing.id),
    scams,
  );
}

/** By accounts: one is a broker's when any of its listings is labelled so. */
function measureBrokers(
  listings: readonly CheckedListing[],
  labelled: ReadonlySet<string>,
  threshold?: number,
): Measured {
  const ownerOf = new Map(listings.map(({ id, ownerId }) => [id, ownerId]));
  const brokers = new Set([...labelled].flatMap((id) => ownerOf.get(id) ?? []));
  const findings = brokerFindings(listings);
  return counted(
    findings.map(({ accountId }) => accountId),
    findings.filter(({ score }) => score >= (threshold ?? BROKER_BITS)).map(({ accountId }) => accountId),
    brokers,
  );
}

function counted(all: readonly string[], found: readonly string[], sought: ReadonlySet<string>): Measured {
  const right = found.filter((id) => sought.has(id)).length;
  return {
    recall: share(right, sought.size),
    precision: share(right, found.length),
    falseAlarms: share(found.length - right, all.filter((id) => !sought.has(id)).length),
    labelled: sought.size,
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

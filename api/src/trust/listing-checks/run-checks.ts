import { type SQL, sql } from 'drizzle-orm';
import { type Database, fillTable, type Transaction } from '../../foundation/database/public.ts';
import { CHECKING } from '../../search/listings/public.ts';
import { BROKER_BITS } from './broker-evidence.ts';
import type { CheckedListing } from './checked-listing.ts';
import { type BrokerFinding, brokerFindings } from './find-brokers.ts';
import { clustersOf, findDuplicates, type SameHome } from './find-duplicates.ts';
import { type ScamFinding, weighScams } from './find-scams.ts';
import { accountCheck, listingCheck } from './listing-checks.tables.ts';
import { loadChecked } from './load-checked.queries.ts';
import { HOLD_BITS } from './scam-evidence.ts';
import { showBestOf } from './show-best.queries.ts';

/** Increased when a rule changes, so that a verdict names the rules that it is based on. */
const RULES_VERSION = 1;

interface CheckRun {
  /** When, epoch ms. */
  readonly now: number;
  /** Listings `l` that are loaded, to be checked or compared with; all by default. */
  readonly among?: SQL;
  /** Whether a listing is checked; otherwise it is only compared with. */
  readonly judged?: (listing: CheckedListing) => boolean;
}

interface CheckOutcome {
  /** Number of listings that are newly held for staff. */
  readonly held: readonly string[];
  readonly clusters: number;
  readonly brokers: number;
}

/** Checks listings and their accounts, saves the findings, and removes held listings from search. */
export async function runChecks(database: Database, run: CheckRun): Promise<CheckOutcome> {
  const { now, among, judged = () => true } = run;
  const listings = await loadChecked(database, among);
  const scams = weighScams(listings).filter(({ listing }) => judged(listing));
  const pairs = findDuplicates(listings).filter(({ a, b }) => judged(a) || judged(b));
  const accounts = new Set(scams.flatMap(({ listing }) => listing.ownerId ?? []));
  const brokers = brokerFindings(listings).filter(({ accountId }) => accounts.has(accountId));
  return database.transaction(async (transaction) => {
    const at = new Date(now);
    await saveVerdicts(transaction, [...scams.map((found) => scamRow(found, at)), ...duplicateRows(pairs, at)]);
    const held = await hold(transaction, scams);
    await admit(transaction, scams);
    const clusters = await saveClusters(transaction, pairs);
    await saveAccounts(transaction, brokers, at);
    return { held, clusters, brokers: brokers.filter(({ score }) => score >= BROKER_BITS).length };
  });
}

type CheckRow = typeof listingCheck.$inferInsert;

/** Of passed checks only the findings that the badge needs are saved: nobody reads the texts of the others. */
const STORED_WHEN_PASSED = ['photos', 'price'];

function scamRow({ listing, score, evidence }: ScamFinding, checkedAt: Date): CheckRow {
  const held = score >= HOLD_BITS;
  return {
    listingId: listing.id,
    kind: 'scam',
    verdict: held ? 'held' : 'passed',
    score,
    evidence: held ? evidence : evidence.filter(({ signal }) => STORED_WHEN_PASSED.includes(signal)),
    rules: RULES_VERSION,
    checkedAt,
  };
}

/** One row per listing of a pair, with the findings about its likeliest duplicate. */
function duplicateRows(pairs: readonly SameHome[], checkedAt: Date): CheckRow[] {
  const best = new Map<string, CheckRow>();
  for (const { a, b, score, evidence } of pairs) {
    for (const [own, other] of [
      [a.id, b.id],
      [b.id, a.id],
    ] as const) {
      if ((best.get(own)?.score ?? Number.NEGATIVE_INFINITY) >= score) continue;
      best.set(own, {
        listingId: own,
        kind: 'duplicate',
        verdict: 'duplicate',
        score,
        evidence: evidence.map((each) => ({ ...each, listingId: other })),
        rules: RULES_VERSION,
        checkedAt,
      });
    }
  }
  return [...best.values()];
}

/** Decisions of staff are not changed. */
async function saveVerdicts(transaction: Transaction, rows: readonly CheckRow[]): Promise<void> {
  await transaction.execute(sql`create temporary table fresh_check (like listing_check) on commit drop`);
  await fillTable(transaction, listingCheck, rows.map(nulled), sql`fresh_check`);
  await transaction.execute(sql`
    insert into listing_check select * from fresh_check
    on conflict (listing_id, kind) do update set verdict = excluded.verdict, score = excluded.score,
      evidence = excluded.evidence, rules = excluded.rules, checked_at = excluded.checked_at
    where listing_check.verdict not in ('released', 'refused')`);
}

/** Fields that a new row does not have yet. */
function nulled(row: CheckRow): CheckRow {
  return { ...row, appeal: null, appealedAt: null, decidedAt: null };
}

async function hold(transaction: Transaction, scams: readonly ScamFinding[]): Promise<string[]> {
  const doubtful = scams.filter(({ score }) => score >= HOLD_BITS).map(({ listing }) => listing.id);
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update listing l set active = false, inactive_reason = 'HELD'
    from listing_check c
    where l.id = any(${sql.param(doubtful)}::text[]) and (l.active or l.inactive_reason = ${CHECKING})
      and c.listing_id = l.id and c.kind = 'scam' and c.verdict = 'held'
    returning l.id`);
  return rows.map(({ id }) => id);
}

/** Shows the published listings that waited for these checks and are not held. */
async function admit(transaction: Transaction, scams: readonly ScamFinding[]): Promise<void> {
  const checked = scams.map(({ listing }) => listing.id);
  await transaction.execute(sql`
    update listing set active = true, inactive_reason = null
    where id = any(${sql.param(checked)}::text[]) and inactive_reason = ${CHECKING}`);
}

async function saveClusters(transaction: Transaction, pairs: readonly SameHome[]): Promise<number> {
  const clusters = clustersOf(pairs);
  const members = clusters.flatMap((cluster) => cluster.map(({ id }) => ({ id, cluster: cluster[0]?.id ?? id })));
  await transaction.execute(sql`
    insert into listing_cluster (listing_id, cluster_id)
    select * from unnest(${sql.param(members.map(({ id }) => id))}::text[], ${sql.param(members.map(({ cluster }) => cluster))}::text[])
    on conflict (listing_id) do update set cluster_id = excluded.cluster_id`);
  await showBestOf(
    transaction,
    members.map(({ id }) => id),
  );
  return clusters.length;
}

/** A cleared account stays cleared until staff review it again. */
async function saveAccounts(transaction: Transaction, findings: readonly BrokerFinding[], at: Date): Promise<void> {
  for (const { accountId, score, evidence } of findings.filter((found) => found.score >= BROKER_BITS)) {
    const row = { verdict: 'probable_broker' as const, score, evidence, rules: RULES_VERSION, checkedAt: at };
    await transaction
      .insert(accountCheck)
      .values({ accountId, ...row })
      .onConflictDoUpdate({
        target: accountCheck.accountId,
        set: row,
        setWhere: sql`account_check.verdict <> 'cleared'`,
      });
  }
  const harmless = findings.filter(({ score }) => score < BROKER_BITS).map(({ accountId }) => accountId);
  await transaction.execute(sql`
    update account_check set verdict = 'owner', checked_at = ${at}
    where account_id = any(${sql.param(harmless)}::text[]) and verdict = 'probable_broker' and declared_at is null`);
}

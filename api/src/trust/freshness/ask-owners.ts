import { NOT_CONFIRMED } from '@aangan/shared-kit/domain/active-status';
import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Message, MessageChannel, Messages, MessageTarget } from '../../foundation/messages/public.ts';
import { reminderChannel } from '../../people/accounts/public.ts';
import { showBestOf } from '../listing-checks/public.ts';
import { writeConfirmToken } from './confirm-token.ts';
import { doubtsSql } from './doubts.ts';
import { ANSWER_MS, DOUBTED_MS, DOUBTS, FRESHNESS, pausesOn, WARNED_MS } from './freshness-rules.ts';

interface AskDeps {
  readonly database: Database;
  readonly messages: Messages;
  /** Signs the links. */
  readonly key: Secrets;
  /** Epoch ms. */
  readonly now: () => number;
}

type Asking = 'still-available' | 'still-available-doubted' | 'still-available-last';
type Pausing = 'listing-doubted' | 'listing-not-confirmed';

/** Listings per batch. */
const AT_ONCE = 500;
/** Minimum number of owners messaged per step and run, and 1 % of a large stock: a backlog is worked off in hours. */
const NOTIFIED_PER_RUN = 1_000;

/** A listing that is due for a step, and its owner. */
interface Due extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly confirmedAt: number;
  readonly pingedAt: number | null;
  readonly doubtWeight: number | null;
  readonly doubtSince: number | null;
  readonly ownerId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly whatsAppOptIn: boolean | null;
  readonly timeZone: string | null;
  readonly quietFrom: number;
  readonly quietTo: number;
}

const DUE_COLUMNS = sql`
  l.id, l.title, round(date_part('epoch', l.confirmed_at) * 1000) "confirmedAt",
  round(date_part('epoch', p.pinged_at) * 1000) "pingedAt", d.weight::float "doubtWeight",
  round(date_part('epoch', d.since) * 1000) "doubtSince", a.id "ownerId", a.phone, a.email,
  a.email_verified_at "emailVerifiedAt", a.whatsapp_opt_in "whatsAppOptIn", a.time_zone "timeZone",
  a.quiet_from "quietFrom", a.quiet_to "quietTo"
  from listing l
  left join doubted d on d.listing_id = l.id
  left join listing_ping p on p.listing_id = l.id and p.about = l.confirmed_at
  left join listing_owner o on o.listing_id = l.id
  left join account a on a.id = o.account_id and a.deleted_at is null`;

/**
 * Asks owners whose confirmation is getting old, warns those who do not answer, and pauses unconfirmed listings. Due
 * listings are looked up, never queued, so an owner who confirms meanwhile is left alone. Quiet hours delay messages.
 * Pages by id: an interrupted run continues with the rest.
 * @returns whether any listing left search
 */
export async function askOwners(deps: AskDeps): Promise<boolean> {
  // If somebody reports a home as taken, its owner is notified at once and when it is paused.
  await eachDue(deps, sql`p.pinged_at is null and d.weight >= ${DOUBTS.ask} and d.weight < ${DOUBTS.pause}`, (due) =>
    ask(deps, due, 'still-available-doubted'),
  );
  await eachDue(deps, sql`p.listing_id is null and l.confirmed_at <= ${ago(deps, FRESHNESS.askMs)}`, (due) =>
    ask(deps, due, 'still-available'),
  );
  await eachDue(
    deps,
    sql`p.pinged_at is null and p.asked_at <= ${ago(deps, ANSWER_MS)} and l.confirmed_at <= ${ago(deps, FRESHNESS.pingMs)}`,
    (due) => ask(deps, due, 'still-available-last'),
  );
  let paused = false;
  await eachDue(
    deps,
    sql`((p.pinged_at <= ${ago(deps, WARNED_MS)} and l.confirmed_at <= ${ago(deps, FRESHNESS.pauseMs)})
      or (d.weight >= ${DOUBTS.ask} and p.pinged_at >= d.since and p.pinged_at <= ${ago(deps, DOUBTED_MS)}) or d.weight >= ${DOUBTS.pause})`,
    async (due) => {
      paused = true;
      await pause(deps, due);
    },
  );
  return paused;
}

function ago({ now }: AskDeps, ms: number): Date {
  return new Date(now() - ms);
}

async function eachDue(
  { database, now }: AskDeps,
  where: SQL,
  work: (due: readonly Due[]) => Promise<void>,
): Promise<void> {
  let left = Math.max(NOTIFIED_PER_RUN, (await stock(database)) / 100);
  for (let after = ''; left > 0; ) {
    const { rows } = await database.execute<Due>(
      sql`with doubted as materialized (${doubtsSql(new Date(now()))}) select ${DUE_COLUMNS} where l.active and ${where} and l.id > ${after} order by l.id limit ${AT_ONCE}`,
    );
    const reachable = rows.filter(
      (due) => due.timeZone === null || !isQuiet({ ...due, timeZone: due.timeZone }, now()),
    );
    if (reachable.length > 0) await work(reachable);
    left -= reachable.length;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

/** Estimated number of listings, from the planner's statistics of the partitions: the table itself has none. */
async function stock(database: Database): Promise<number> {
  const { rows } = await database.execute<{ listings: number }>(
    sql`select sum(greatest(0, reltuples))::int listings from pg_partition_tree('listing') join pg_class on oid = relid where isleaf`,
  );
  return rows[0]?.listings ?? 0;
}

/**
 * Records the step before the message is sent: a missing message is better than a repeated one. Owners who cannot be
 * reached count as asked.
 */
async function ask(deps: AskDeps, due: readonly Due[], template: Asking) {
  const at = new Date(deps.now());
  const first = template === 'still-available';
  await deps.database.execute(sql`
    insert into listing_ping (listing_id, about, asked_at, pinged_at)
    select l.id, l.confirmed_at, ${at}, ${first ? null : at}::timestamptz from listing l where l.id = any(${sql.param(due.map(({ id }) => id))}::text[])
    on conflict (listing_id) do update set
      asked_at = case when listing_ping.about = excluded.about then listing_ping.asked_at else excluded.asked_at end,
      about = excluded.about, pinged_at = excluded.pinged_at, paused_at = null`);
  for (const each of due) await notify(deps, each, template, first ? undefined : at.getTime());
}

async function pause(deps: AskDeps, due: readonly Due[]): Promise<void> {
  const ids = due.map(({ id }) => id);
  const at = new Date(deps.now());
  await deps.database.transaction(async (transaction) => {
    await transaction.execute(
      sql`update listing set active = false, inactive_reason = ${NOT_CONFIRMED} where active and id = any(${sql.param([...ids])}::text[])`,
    );
    await transaction.execute(
      sql`update listing_ping set paused_at = ${at} where listing_id = any(${sql.param([...ids])}::text[])`,
    );
    await showBestOf(transaction, ids);
  });
  for (const each of due) {
    const doubted = (each.doubtWeight ?? 0) >= DOUBTS.ask;
    await notify(deps, each, doubted ? 'listing-doubted' : 'listing-not-confirmed', each.pingedAt ?? undefined);
  }
}

async function notify(
  { messages, key }: AskDeps,
  due: Due,
  template: Asking | Pausing,
  pingedAt: number | undefined,
): Promise<void> {
  const way: { to: MessageTarget; channel: MessageChannel } | undefined = reminderChannel(due);
  if (!way || due.ownerId === null) return;
  const { id, title, ownerId, confirmedAt, doubtWeight, doubtSince } = due;
  const doubt = doubtWeight !== null && doubtSince !== null ? { weight: doubtWeight, since: doubtSince } : undefined;
  await messages.send({
    ...way,
    template,
    values: {
      home: title,
      token: writeConfirmToken(key, { listingId: id, ownerId, about: confirmedAt }),
      day: formatDay(pausesOn({ confirmedAt, pingedAt, doubt })),
    },
    key: `${template} ${id} ${confirmedAt}`,
  } as Message);
}

import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { KEPT_VISITS, type KeptShare, keptShare, type SaidOfVisit } from './kept-visits.ts';
import type { VisitRole } from './visit-state.ts';
import { visit } from './visits.tables.ts';

/** Recent visits read per person: several times the number that counts, because some are disputed. */
const LOOKED_AT = 40;

const SIDES = {
  visitor: { person: visit.visitorId, word: visit.ownerOutcome },
  owner: { person: visit.ownerId, word: visit.visitorOutcome },
} as const;

/** Statements on the last visits of people on one side, if the other side said who came. @param now epoch ms */
export async function saidOfVisits(
  database: Database,
  role: VisitRole,
  accountIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly SaidOfVisit[]>> {
  if (accountIds.length === 0) return new Map();
  const { person, word } = SIDES[role];
  const { rows } = await database.execute<Omit<SaidOfVisit, 'startsAt'> & { accountId: string; at: number }>(sql`
    select wanted.id "accountId", said.* from unnest(${sql.param([...new Set(accountIds)])}::text[]) wanted(id)
    cross join lateral (
      select round(date_part('epoch', starts_at) * 1000) "at", visitor_outcome "visitorOutcome", owner_outcome "ownerOutcome"
      from ${visit}
      where ${person} = wanted.id and state = 'booked' and ${word} in ('visited', 'absent')
        and starts_at > ${new Date(now - KEPT_VISITS.days * DAY_MS)}
        and starts_at <= ${new Date(now - VISIT_LIMITS.slotMs)}
      order by starts_at desc limit ${LOOKED_AT}) said`);
  const said = rows.map(({ at, ...rest }) => ({ ...rest, startsAt: new Date(at) }));
  return Map.groupBy(said, ({ accountId }) => accountId);
}

/** Of people on one side, how many of their last visits they kept; people with too few visits are left out. */
export async function keptShares(
  database: Database,
  role: VisitRole,
  accountIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, KeptShare>> {
  const found = await saidOfVisits(database, role, accountIds, now);
  return new Map(
    [...found].flatMap(([accountId, visits]) => {
      const share = keptShare(role, visits, now);
      return share ? [[accountId, share] as const] : [];
    }),
  );
}

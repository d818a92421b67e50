import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import type { SyntheticVisitor } from '../../foundation/synthetic/public.ts';
import { type AccountRow, account, reminderChannel } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { stillAvailableToken } from '../../trust/freshness/public.ts';
import { visitTimeWords } from './visit-time-words.ts';
import { type VisitRow, visit } from './visits.tables.ts';
import { firstName } from './wire-visit.ts';

const JOB = 'tell-of-visit';

type VisitNews = 'booked' | 'moved' | 'cancelled';

interface NotifyOfVisit {
  readonly visitId: string;
  /** Version of the visit at the time of the event; later changes have notifications of their own. */
  readonly sequence: number;
  readonly news: VisitNews;
}

export interface VisitNotices {
  /** Notifies the other side: at once, or after their quiet hours. */
  tell(row: Pick<VisitRow, 'id' | 'sequence'>, news: VisitNews): Promise<void>;
}

const CHANGES = { moved: 'visit-moved', cancelled: 'visit-cancelled' } as const;

/** Notifies owners of visits that are booked, moved and cancelled, and visitors of visits that owners cancel. */
export function visitNotices(
  { database, jobs, messages, identityKey, now }: NoticeDeps,
  synthetic: Pick<SyntheticVisitor, 'hasPhone'>,
): VisitNotices {
  jobs.work<NotifyOfVisit>(JOB, async ({ visitId, sequence, news }) => {
    const found = await visitWithPeople(database, visitId);
    if (found?.row.sequence !== sequence || found.row.startsAt.getTime() <= now()) return;
    const { row, home, visitor, owner } = found;
    if (synthetic.hasPhone(visitor.phone)) return;
    const [recipient, other] = row.cancelledBy === 'owner' ? [visitor, owner] : [owner, visitor];
    const way = recipient.deletedAt === null ? reminderChannel(recipient) : undefined;
    if (!way) return;
    const until = quietUntil(recipient, now());
    if (until !== undefined) {
      return jobs.send(JOB, { visitId, sequence, news }, { startAfter: new Date(until) });
    }
    const values = { name: firstName(other), home, time: visitTimeWords(row.startsAt.getTime(), recipient.timeZone) };
    const key = `${visitId} ${sequence} ${news}`;
    if (news === 'booked') {
      const token = await stillAvailableToken(database, identityKey, row);
      await messages.send({ ...way, template: 'visit-booked', values: { ...values, token }, key });
    } else await messages.send({ ...way, template: CHANGES[news], values, key });
  });
  return {
    tell: ({ id, sequence }, news) =>
      jobs.send(JOB, { visitId: id, sequence, news }, { key: `${id} ${sequence} ${news}` }),
  };
}

interface VisitWithPeople {
  readonly row: VisitRow;
  /** Title of the listing. */
  readonly home: string;
  readonly visitor: AccountRow;
  readonly owner: AccountRow;
}

async function visitWithPeople(database: Database, visitId: string): Promise<VisitWithPeople | undefined> {
  const [found] = await database
    .select({ row: visit, home: listing.title })
    .from(visit)
    .innerJoin(listing, eq(listing.id, visit.listingId))
    .where(eq(visit.id, visitId));
  const visitor = found && (await accountById(database, found.row.visitorId));
  const owner = found && (await accountById(database, found.row.ownerId));
  return found && visitor && owner ? { ...found, visitor, owner } : undefined;
}

async function accountById(database: Database, id: string): Promise<AccountRow | undefined> {
  const [found] = await database.select().from(account).where(eq(account.id, id));
  return found;
}

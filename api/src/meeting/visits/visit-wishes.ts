import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import { account, reminderChannel } from '../../people/accounts/public.ts';
import { homeToVisit } from './home-to-visit.queries.ts';
import { openSlots, slotStates } from './slots.queries.ts';
import { visitTimeWords } from './visit-time-words.ts';
import { visitWish } from './visits.tables.ts';

export const VISIT_WISHES_JOB = 'visit-wishes';

export interface VisitWishes {
  /** Saves the times at which a person would come; a repeated request is notified again. */
  keep(accountId: string, listingId: string, times: readonly WishedTime[]): Promise<void>;
  takeBack(accountId: string, listingId: string): Promise<void>;
  /** Whether the person's request for this home is still open. */
  has(accountId: string, listingId: string): Promise<boolean>;
  /** Called when a slot may have become free. */
  look(listingId: string): Promise<void>;
}

/** Epoch ms: from inclusive, to exclusive. */
export interface WishedTime {
  readonly from: number;
  readonly until: number;
}

/**
 * Notifies people once of a free slot at a time they asked for. Also runs every ten minutes, because holds expire and
 * new days become bookable without an event.
 */
export function visitWishes(
  database: Database,
  { jobs, messages, now }: { readonly jobs: Jobs; readonly messages: Messages; readonly now: () => number },
): VisitWishes {
  const stillOpen = () => and(isNull(visitWish.toldAt), gt(visitWish.untilAt, new Date(now())));
  const ofPerson = (accountId: string, listingId: string) =>
    and(eq(visitWish.accountId, accountId), eq(visitWish.listingId, listingId));

  jobs.work<{ listingId?: string }>(VISIT_WISHES_JOB, async ({ listingId }) => {
    const homes =
      listingId === undefined
        ? await database.selectDistinct({ listingId: visitWish.listingId }).from(visitWish).where(stillOpen())
        : [{ listingId }];
    for (const home of homes) await tellOfHome(database, messages, home.listingId, now());
  });
  jobs.schedule(VISIT_WISHES_JOB, '*/10 * * * *');

  return {
    async keep(accountId, listingId, times) {
      const createdAt = new Date(now());
      for (const { from, until } of times) {
        const untilAt = new Date(until);
        await database
          .insert(visitWish)
          .values({ accountId, listingId, fromAt: new Date(from), untilAt, createdAt })
          .onConflictDoUpdate({
            target: [visitWish.accountId, visitWish.listingId, visitWish.fromAt],
            set: { untilAt, createdAt, toldAt: null },
          });
      }
    },
    takeBack: async (accountId, listingId) =>
      void (await database.delete(visitWish).where(ofPerson(accountId, listingId))),
    has: async (accountId, listingId) =>
      (await database.$count(visitWish, and(ofPerson(accountId, listingId), stillOpen()))) > 0,
    look: (listingId) => jobs.send(VISIT_WISHES_JOB, { listingId }),
  };
}

/** People in quiet hours are notified when a later run finds a slot still free. */
async function tellOfHome(database: Database, messages: Messages, listingId: string, now: number): Promise<void> {
  const wishes = await database
    .select({ wish: visitWish, person: account })
    .from(visitWish)
    .innerJoin(account, eq(account.id, visitWish.accountId))
    .where(and(eq(visitWish.listingId, listingId), isNull(visitWish.toldAt), gt(visitWish.untilAt, new Date(now))));
  if (wishes.length === 0) return;
  const home = await homeToVisit(database, listingId);
  const open = openSlots(await slotStates(database, home, { accountId: undefined, holders: [] }, now));
  const told = new Set<string>();
  for (const { wish, person } of wishes) {
    const slot = open.find((each) => each >= wish.fromAt.getTime() && each < wish.untilAt.getTime());
    if (slot === undefined || told.has(person.id) || isQuiet(person, now)) continue;
    const way = person.deletedAt === null ? reminderChannel(person) : undefined;
    if (way) {
      await messages.send({
        ...way,
        template: 'visit-slot-free',
        values: { home: home.title, time: visitTimeWords(slot, person.timeZone), address: home.address },
        key: `visit-slot-free ${person.id} ${listingId} ${wish.fromAt.getTime()} ${wish.createdAt.getTime()}`,
      });
    }
    // One message per home closes all open requests of this person for it.
    told.add(person.id);
    await database
      .update(visitWish)
      .set({ toldAt: new Date(now) })
      .where(and(eq(visitWish.accountId, person.id), eq(visitWish.listingId, listingId), isNull(visitWish.toldAt)));
  }
}

import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Messages, NoticeDeps } from '../../foundation/messages/public.ts';
import { account, reminderChannel } from '../../people/accounts/public.ts';
import { homeToVisit } from './home-to-visit.queries.ts';
import { openSlots, slotStates } from './slots.queries.ts';
import { visitTimeWords } from './visit-time-words.ts';
import { slotAlert } from './visits.tables.ts';

export const SLOT_ALERTS_JOB = 'visit-wishes';

export interface SlotAlerts {
  /** Saves the times at which a person would come; a repeated request is notified again. */
  keep(accountId: string, listingId: string, times: readonly RequestedTime[]): Promise<void>;
  takeBack(accountId: string, listingId: string): Promise<void>;
  /** Whether the person's request for this home is still open. */
  has(accountId: string, listingId: string): Promise<boolean>;
  /** Called when a slot may have become free. */
  look(listingId: string): Promise<void>;
}

/** Epoch ms: from inclusive, to exclusive. */
export interface RequestedTime {
  readonly from: number;
  readonly until: number;
}

/**
 * Notifies people once of a free slot at a time they asked for. Also runs every ten minutes, because holds expire and
 * new days become bookable without an event.
 */
export function slotAlerts({ database, jobs, messages, now }: NoticeDeps): SlotAlerts {
  const stillOpen = () => and(isNull(slotAlert.notifiedAt), gt(slotAlert.untilAt, new Date(now())));
  const ofPerson = (accountId: string, listingId: string) =>
    and(eq(slotAlert.accountId, accountId), eq(slotAlert.listingId, listingId));

  jobs.work<{ listingId?: string }>(SLOT_ALERTS_JOB, async ({ listingId }) => {
    const homes =
      listingId === undefined
        ? await database.selectDistinct({ listingId: slotAlert.listingId }).from(slotAlert).where(stillOpen())
        : [{ listingId }];
    for (const home of homes) await notifyOfHome(database, messages, home.listingId, now());
  });
  jobs.schedule(SLOT_ALERTS_JOB, '*/10 * * * *');

  return {
    async keep(accountId, listingId, times) {
      const createdAt = new Date(now());
      for (const { from, until } of times) {
        const untilAt = new Date(until);
        await database
          .insert(slotAlert)
          .values({ accountId, listingId, fromAt: new Date(from), untilAt, createdAt })
          .onConflictDoUpdate({
            target: [slotAlert.accountId, slotAlert.listingId, slotAlert.fromAt],
            set: { untilAt, createdAt, notifiedAt: null },
          });
      }
    },
    takeBack: async (accountId, listingId) =>
      void (await database.delete(slotAlert).where(ofPerson(accountId, listingId))),
    has: async (accountId, listingId) =>
      (await database.$count(slotAlert, and(ofPerson(accountId, listingId), stillOpen()))) > 0,
    look: (listingId) => jobs.send(SLOT_ALERTS_JOB, { listingId }),
  };
}

/** People in quiet hours are notified when a later run finds a slot still free. */
async function notifyOfHome(database: Database, messages: Messages, listingId: string, now: number): Promise<void> {
  const slotAlerts = await database
    .select({ wish: slotAlert, person: account })
    .from(slotAlert)
    .innerJoin(account, eq(account.id, slotAlert.accountId))
    .where(and(eq(slotAlert.listingId, listingId), isNull(slotAlert.notifiedAt), gt(slotAlert.untilAt, new Date(now))));
  if (slotAlerts.length === 0) return;
  const home = await homeToVisit(database, listingId, now);
  const open = openSlots(await slotStates(database, home, { accountId: undefined, holders: [] }, now));
  const notified = new Set<string>();
  for (const { wish: alert, person } of slotAlerts) {
    const slot = open.find((each) => each >= alert.fromAt.getTime() && each < alert.untilAt.getTime());
    if (slot === undefined || notified.has(person.id) || isQuiet(person, now)) continue;
    const way = person.deletedAt === null ? reminderChannel(person) : undefined;
    if (way) {
      await messages.send({
        ...way,
        template: 'visit-slot-free',
        values: { home: home.title, time: visitTimeWords(slot, person.timeZone), address: home.address },
        key: `visit-slot-free ${person.id} ${listingId} ${alert.fromAt.getTime()} ${alert.createdAt.getTime()}`,
      });
    }
    // One message per home closes all open requests of this person for it.
    notified.add(person.id);
    await database
      .update(slotAlert)
      .set({ notifiedAt: new Date(now) })
      .where(and(eq(slotAlert.accountId, person.id), eq(slotAlert.listingId, listingId), isNull(slotAlert.notifiedAt)));
  }
}

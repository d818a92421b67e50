import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Messages, NoticeDeps } from '../../foundation/messages/public.ts';
import { type AccountRow, account, reminderChannel } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { dueReminder, REMINDER_BEFORE_MS } from './due-reminder.ts';
import { saidOfVisits } from './kept-visits.queries.ts';
import { isAskedToConfirm } from './kept-visits.ts';
import type { VisitRole } from './visit-state.ts';
import { visitTimeWords } from './visit-time-words.ts';
import { type VisitRow, visit } from './visits.tables.ts';

export const VISIT_REMINDERS_JOB = 'visit-reminders';

/** Reminds both sides of visits, the day before and two hours before. */
export function visitReminders({ database, jobs, messages, now }: NoticeDeps): void {
  jobs.work(VISIT_REMINDERS_JOB, async () => {
    await remind(database, messages, 'visitor', now());
    await remind(database, messages, 'owner', now());
  });
  jobs.schedule(VISIT_REMINDERS_JOB, '*/5 * * * *');
}

const SIDES = {
  visitor: { person: visit.visitorId, reminded: 'visitorReminded' },
  owner: { person: visit.ownerId, reminded: 'ownerReminded' },
} as const;

/**
 * Due reminders are looked up, not queued, so that a moved or cancelled visit needs no extra code. Quiet hours delay a
 * reminder, unless the visit has started by then.
 */
async function remind(database: Database, messages: Messages, role: VisitRole, now: number): Promise<void> {
  const { person, reminded } = SIDES[role];
  const rows = await database
    .select({ row: visit, home: listing.title, person: account })
    .from(visit)
    .innerJoin(listing, eq(listing.id, visit.listingId))
    .innerJoin(account, eq(account.id, person))
    .where(
      and(
        eq(visit.state, 'booked'),
        gt(visit.startsAt, new Date(now)),
        lte(visit.startsAt, new Date(now + REMINDER_BEFORE_MS.day)),
      ),
    )
    .orderBy(asc(visit.startsAt));
  for (const { row, home, person: recipient } of rows) {
    const kind = dueReminder(row, row[reminded], now);
    if (kind === undefined || isQuiet(recipient, now)) continue;
    const confirm = role === 'visitor' && kind === 'day' && (await asksToConfirm(database, recipient.id, now));
    await sendReminder(messages, { row, home, recipient, role, kind, confirm });
    // A visit that was moved meanwhile has reminders of its own.
    await database
      .update(visit)
      .set({
        ...(role === 'visitor' ? { visitorReminded: kind } : { ownerReminded: kind }),
        ...(confirm && { confirmAskedAt: new Date(now) }),
      })
      .where(and(eq(visit.id, row.id), eq(visit.sequence, row.sequence)));
  }
}

/** Visitors who missed visits recently are asked the day before to confirm; the answer has no consequences. */
async function asksToConfirm(database: Database, visitorId: string, now: number): Promise<boolean> {
  return isAskedToConfirm((await saidOfVisits(database, 'visitor', [visitorId], now)).get(visitorId) ?? [], now);
}

interface Reminder {
  readonly row: VisitRow;
  readonly home: string;
  readonly recipient: AccountRow;
  readonly role: VisitRole;
  readonly kind: 'day' | 'hours';
  /** Asks the visitor to confirm that they come. */
  readonly confirm: boolean;
}

const TEMPLATES = { visitor: 'visit-reminder', owner: 'visit-reminder-owner' } as const;

async function sendReminder(
  messages: Messages,
  { row, home, recipient, role, kind, confirm }: Reminder,
): Promise<void> {
  const way = recipient.deletedAt === null ? reminderChannel(recipient) : undefined;
  if (!way) return;
  await messages.send({
    ...way,
    template: confirm ? 'visit-confirm' : TEMPLATES[role],
    values: { home, time: visitTimeWords(row.startsAt.getTime(), recipient.timeZone), visit: row.id },
    // After a crash between sending and marking, the idempotency key prevents a second message.
    key: `visit-reminder ${row.id} ${row.sequence} ${role} ${kind}`,
  });
}

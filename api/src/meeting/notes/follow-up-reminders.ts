import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Messages, NoticeDeps } from '../../foundation/messages/public.ts';
import { account, reminderChannel } from '../../people/accounts/public.ts';
import { cardsById } from '../../search/listings/public.ts';
import { note } from './notes.tables.ts';

export const FOLLOW_UPS_JOB = 'note-follow-ups';

/** Sends reminders of due follow-ups. */
export function noteJobs({ database, jobs, messages, now }: NoticeDeps): void {
  jobs.work(FOLLOW_UPS_JOB, () => remind(database, messages, new Date(now())));
  jobs.schedule(FOLLOW_UPS_JOB, '*/5 * * * *');
}

/** Rows per run; the rest is handled five minutes later. */
const AT_ONCE = 500;

/**
 * Due reminders are looked up, not queued, so a follow-up that moves or is deleted needs no extra code.
 * During quiet hours the reminder waits until they end.
 */
async function remind(database: Database, messages: Messages, at: Date): Promise<void> {
  const due = await database
    .select({ note, author: account })
    .from(note)
    .innerJoin(account, eq(account.id, note.authorId))
    .where(and(lte(note.followUpAt, at), isNull(note.remindedAt), isNull(note.deletedAt), isNull(account.deletedAt)))
    .orderBy(asc(note.followUpAt))
    .limit(AT_ONCE);
  const reachable = due.filter(({ author }) => !isQuiet(author, at.getTime()));
  const homes = await cardsById(database, [...new Set(reachable.map((row) => row.note.propertyId))]);
  for (const { note: row, author } of reachable) {
    const way = reminderChannel(author);
    if (way) {
      await messages.send({
        ...way,
        template: 'note-follow-up',
        values: {
          home: homes.find(({ id }) => id === row.propertyId)?.title ?? 'a home that is no longer listed',
          reason: row.followUpReason,
        },
        // After a crash between sending and marking, the idempotency key prevents a second message.
        key: `note-follow-up ${row.id} ${row.followUpAt?.getTime()}`,
      });
    }
    await database.update(note).set({ remindedAt: at }).where(eq(note.id, row.id));
  }
}

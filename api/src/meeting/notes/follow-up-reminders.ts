import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import { account, reminderChannel } from '../../people/accounts/public.ts';
import { cardsById } from '../../search/listings/public.ts';
import { note } from './notes.tables.ts';

export const FOLLOW_UPS_JOB = 'note-follow-ups';

/** Reminds of follow-ups whose time has come. */
export function noteJobs(
  database: Database,
  { jobs, messages, now }: { jobs: Jobs; messages: Messages; now: () => number },
): void {
  jobs.work(FOLLOW_UPS_JOB, () => remind(database, messages, new Date(now())));
  jobs.schedule(FOLLOW_UPS_JOB, '*/5 * * * *');
}

/** Rows looked at in one go; what is left comes five minutes later. */
const AT_ONCE = 500;

/**
 * What is due is looked up, not queued note by note: a follow-up that moves, goes or comes back needs no care.
 * A person in their quiet hours is reminded when these are over.
 */
async function remind(database: Database, messages: Messages, at: Date): Promise<void> {
  const due = await database
    .select({ note, author: account })
    .from(note)
    .innerJoin(account, eq(account.id, note.authorId))
    .where(and(lte(note.followUpAt, at), isNull(note.remindedAt), isNull(note.deletedAt), isNull(account.deletedAt)))
    .orderBy(asc(note.followUpAt))
    .limit(AT_ONCE);
  const awake = due.filter(({ author }) => !isQuiet(author, at.getTime()));
  const homes = await cardsById(database, [...new Set(awake.map((row) => row.note.propertyId))]);
  for (const { note: row, author } of awake) {
    const way = reminderChannel(author);
    if (way) {
      await messages.send({
        ...way,
        template: 'note-follow-up',
        values: {
          home: homes.find(({ id }) => id === row.propertyId)?.title ?? 'a home that is no longer listed',
          reason: row.followUpReason,
        },
        // Should this stop between sending and marking, the second message is the first.
        key: `note-follow-up ${row.id} ${row.followUpAt?.getTime()}`,
      });
    }
    await database.update(note).set({ remindedAt: at }).where(eq(note.id, row.id));
  }
}

import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import type { MessageChannel, MessageTarget } from '../../foundation/messages/message.ts';
import type { Messages } from '../../foundation/messages/messages.ts';
import { account } from '../../people/accounts/accounts.tables.ts';
import { cardsById } from '../../search/listings/listing-cards.ts';
import { forgetDeletedNotes } from './keep-note.queries.ts';
import { note } from './notes.tables.ts';

export const FOLLOW_UPS_JOB = 'note-follow-ups';
export const CLEAN_UP_JOB = 'note-clean-up';

/** Reminds of follow-ups whose time has come, and deletes for good what nobody can bring back. */
export function noteJobs(
  database: Database,
  { jobs, messages, now }: { jobs: Jobs; messages: Messages; now: () => number },
): void {
  jobs.work(FOLLOW_UPS_JOB, () => remind(database, messages, new Date(now())));
  jobs.schedule(FOLLOW_UPS_JOB, '*/5 * * * *');
  jobs.work(CLEAN_UP_JOB, async () => void (await forgetDeletedNotes(database, new Date(now()))));
  jobs.schedule(CLEAN_UP_JOB, '20 3 * * *');
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
    const way = reminderWay(author);
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

interface Reachable {
  readonly phone: string | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly whatsAppOptIn: boolean | null;
}

/** WhatsApp where the person has agreed to it, else a verified e-mail, else a text message. */
export function reminderWay({
  phone,
  email,
  emailVerifiedAt,
  whatsAppOptIn,
}: Reachable): { to: MessageTarget; channel: MessageChannel } | undefined {
  if (phone && whatsAppOptIn) return { to: { phone }, channel: 'WHATSAPP' };
  if (email && emailVerifiedAt) return { to: { email }, channel: 'EMAIL' };
  return phone ? { to: { phone }, channel: 'SMS' } : undefined;
}

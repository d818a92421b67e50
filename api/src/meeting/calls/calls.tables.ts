import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { contact } from '../contacts/public.ts';

/**
 * Calls between the two people of a contact. State, times and duration are in `bridged_call` under the same id; a
 * request to be called back has no such row.
 */
export const personCall = pgTable(
  'person_call',
  {
    /** A UUID. */
    id: text().primaryKey(),
    contactId: idOf('contact_id', () => contact.id),
    kind: text({ enum: ['call', 'inbound', 'ask'] }).notNull(),
    callerId: idOf('caller_id', () => account.id),
    otherId: idOf('other_id', () => account.id),
    askedAt: at('asked_at').notNull(),
    /** When the other person missed it. */
    missedAt: at('missed_at'),
    /** When the other person saw in their list that they missed it. */
    seenAt: at('seen_at'),
    /** When the other person dismissed it, or called back. */
    dismissedAt: at('dismissed_at'),
    /** Deleted from the log of that side. */
    callerDeletedAt: at('caller_deleted_at'),
    otherDeletedAt: at('other_deleted_at'),
  },
  (table) => [
    index('person_call_caller').on(table.callerId, table.askedAt.desc(), table.id.desc()),
    index('person_call_other').on(table.otherId, table.askedAt.desc(), table.id.desc()),
    index('person_call_missed').on(table.otherId).where(sql`missed_at is not null and dismissed_at is null`),
    index('person_call_contact').on(table.contactId),
  ],
);

export type PersonCallRow = typeof personCall.$inferSelect;

import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Signatures that the sandbox collects. */
export const sandboxSignature = pgTable('sandbox_signature', {
  /** Part of the address of its page: a secret. */
  id: text().primaryKey(),
  /** The agreement and its side: asked again, it is the same signature. */
  reference: text().notNull().unique(),
  signer: text().notNull(),
  state: text({ enum: ['open', 'signed', 'refused'] }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }),
});

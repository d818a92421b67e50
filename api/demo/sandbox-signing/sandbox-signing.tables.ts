import { pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../src/foundation/database/public.ts';

/** Signatures that the sandbox collects. */
export const sandboxSignature = pgTable('sandbox_signature', {
  /** Part of the address of its page: a secret. */
  id: text().primaryKey(),
  /** The agreement and its side: asked again, it is the same signature. */
  reference: text().notNull().unique(),
  signer: text().notNull(),
  state: text({ enum: ['open', 'signed', 'refused'] }).notNull(),
  decidedAt: at('decided_at'),
});

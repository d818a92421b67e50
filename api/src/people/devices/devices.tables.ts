import { INTEGRITY_VERDICTS } from '@aangan/shared-kit/contracts/devices';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Proofs asked of devices, the latest of each. */
export const deviceBinding = pgTable('device_binding', {
  deviceId: text('device_id').primaryKey(),
  /** What the proof must contain. */
  nonce: text().notNull(),
  askedAt: at('asked_at').notNull(),
  /** What the judge said of the proof that came, or null while none has come. */
  verdict: text({ enum: INTEGRITY_VERDICTS }),
  judgedAt: at('judged_at'),
});

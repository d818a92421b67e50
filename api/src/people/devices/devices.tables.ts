import { INTEGRITY_VERDICTS } from '@aangan/shared-kit/contracts/devices';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Integrity proofs requested from devices, the latest of each. */
export const deviceBinding = pgTable('device_binding', {
  deviceId: text('device_id').primaryKey(),
  /** The nonce that the proof must contain. */
  nonce: text().notNull(),
  askedAt: at('asked_at').notNull(),
  /** Result of the verification, or null while no proof has arrived. */
  verdict: text({ enum: INTEGRITY_VERDICTS }),
  judgedAt: at('judged_at'),
});

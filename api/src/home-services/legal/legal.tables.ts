import { AGREEMENT_PARTIES } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Signatures that were asked for. */
export const agreementSignature = pgTable(
  'agreement_signature',
  {
    bookingId: text('booking_id').notNull(),
    party: text({ enum: AGREEMENT_PARTIES }).notNull(),
    /** The provider's id. */
    providerId: text('provider_id').notNull(),
    state: text({ enum: ['open', 'signed', 'refused'] }).notNull(),
    signedAt: at('signed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.party] }),
    index('agreement_signature_state').on(table.state),
  ],
);

export type SignatureRow = typeof agreementSignature.$inferSelect;

/** E-stamp papers and signed copies of agreements. The copy is stored, encrypted, in the file store under the key. */
export const agreementDocument = pgTable(
  'agreement_document',
  {
    bookingId: text('booking_id').primaryKey(),
    /** Number of the e-stamp paper. */
    certificate: text().notNull(),
    /** Null before both have signed. */
    fileKey: text('file_key'),
    /** The day on which copy and terms are deleted. */
    deleteAt: at('delete_at'),
  },
  (table) => [index('agreement_document_delete').on(table.deleteAt)],
);

export type AgreementDocumentRow = typeof agreementDocument.$inferSelect;

import { TENANT_CONSENTS } from '@aangan/shared-kit/domain/home-services/legal-case-steps';
import { AGREEMENT_PARTIES } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

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
    /** Number of the e-stamp paper; empty while it is bought, or where it comes with the signed copy. */
    certificate: text().notNull(),
    /** Null before both have signed. */
    fileKey: text('file_key'),
    /** The day on which copy and terms are deleted. */
    deleteAt: at('delete_at'),
  },
  (table) => [index('agreement_document_delete').on(table.deleteAt)],
);

export type AgreementDocumentRow = typeof agreementDocument.$inferSelect;

/** What people have typed into the form of an agreement, before they send it. */
export const agreementDraft = pgTable('agreement_draft', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  /** The agreement that is being changed. */
  bookingId: text('booking_id'),
  typed: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  changedAt: at('changed_at').notNull(),
});

/** A paper of a case. The file is stored, encrypted, in the file store under the key. */
export interface CasePaper {
  readonly id: string;
  readonly fileKey: string;
  readonly mediaType: 'application/pdf' | 'image/jpeg';
  readonly bytes: number;
  /** Epoch ms. */
  readonly uploadedAt: number;
}

/**
 * Cases of legal services beside their bookings. Form, papers and result are files of the encrypted store: the
 * database has no name, address or number of a tenant.
 */
export const legalCase = pgTable(
  'legal_case',
  {
    bookingId: text('booking_id').primaryKey(),
    formKey: text('form_key').notNull(),
    papers: jsonb().$type<readonly CasePaper[]>().notNull(),
    consent: text({ enum: TENANT_CONSENTS }).notNull(),
    /** Part of the address of the tenant's page: a secret. Null before the tenant is asked. */
    consentToken: text('consent_token').unique(),
    consentAt: at('consent_at'),
    resultKey: text('result_key'),
    /** The day on which form, papers and result are deleted. */
    deleteAt: at('delete_at').notNull(),
  },
  (table) => [index('legal_case_delete').on(table.deleteAt), index('legal_case_consent').on(table.consent)],
);

export type LegalCaseRow = typeof legalCase.$inferSelect;

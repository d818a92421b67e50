import {
  ACCOUNT_CHECK_STATES,
  LANDLORD_CONSENT_STATES,
  LANDLORD_KYC_STATES,
  NAME_MATCHES,
} from '@aangan/shared-kit/domain/rent/landlord-rules';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * Landlords whom payers have saved; a landlord needs no account. Sealed columns are encrypted for their row, digests
 * find equal numbers and accounts. `rent_landlord_payer`: the list of one payer. `rent_landlord_phone`: all tenants of
 * a landlord. `rent_landlord_destination`: how many payers pay to one account. `rent_landlord_removed`: rows to be wiped.
 */
export const rentLandlord = pgTable(
  'rent_landlord',
  {
    /** `lld_…`. */
    id: text().primaryKey(),
    /** The payer. */
    addedBy: idOf('added_by', () => account.id),
    name: text().notNull(),
    /** With country code; null once wiped, as all sealed columns. */
    phoneSealed: text('phone_sealed'),
    phoneDigest: text('phone_digest'),
    phoneLast4: text('phone_last4').notNull(),
    emailSealed: text('email_sealed'),
    kind: text({ enum: ['bank', 'upi'] }).notNull(),
    /** Account number, or UPI ID. */
    destinationSealed: text('destination_sealed'),
    destinationDigest: text('destination_digest').notNull(),
    /** The last four digits of the account, or the masked UPI ID. */
    destinationShown: text('destination_shown').notNull(),
    /** Null for a UPI ID. */
    ifsc: text(),
    destinationChangedAt: at('destination_changed_at').notNull(),
    panSealed: text('pan_sealed'),
    panShown: text('pan_shown'),
    hasNoPan: boolean('has_no_pan').notNull(),
    checkState: text('check_state', { enum: ACCOUNT_CHECK_STATES }).notNull().default('unchecked'),
    /** The provider's name for the last check. */
    checkId: text('check_id'),
    checkedAt: at('checked_at'),
    registeredName: text('registered_name'),
    nameMatch: text('name_match', { enum: NAME_MATCHES }),
    consent: text({ enum: LANDLORD_CONSENT_STATES }).notNull().default('not_asked'),
    consentAt: at('consent_at'),
    kyc: text({ enum: LANDLORD_KYC_STATES }).notNull().default('none'),
    createdAt: at('created_at').notNull(),
    /** When the payer removed it: it takes no new payments. */
    removedAt: at('removed_at'),
  },
  (table) => [
    index('rent_landlord_payer').on(table.addedBy, table.createdAt.desc()).where(sql`removed_at is null`),
    index('rent_landlord_phone').on(table.phoneDigest),
    index('rent_landlord_destination').on(table.destinationDigest),
    index('rent_landlord_removed').on(table.removedAt).where(sql`destination_sealed is not null`),
  ],
);

export type LandlordRow = typeof rentLandlord.$inferSelect;

/** Links that a landlord opens without an account. The digest of a token is stored, never the token. */
export const rentLandlordLink = pgTable(
  'rent_landlord_link',
  {
    tokenDigest: text('token_digest').primaryKey(),
    landlordId: idOf('landlord_id', () => rentLandlord.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (table) => [index('rent_landlord_link_landlord').on(table.landlordId, table.createdAt)],
);

/** Checks of accounts that payers asked for, for the limit of a day. */
export const rentAccountCheck = pgTable(
  'rent_account_check',
  {
    /** Goes to the provider as the reference. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    landlordId: idOf('landlord_id', () => rentLandlord.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('rent_account_check_account').on(table.accountId, table.createdAt)],
);

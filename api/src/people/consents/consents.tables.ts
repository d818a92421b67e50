import { CONSENT_PURPOSE_NAMES } from '@aangan/shared-kit/domain/consent-purposes';
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';

/** Every answer to a question for consent; rows are never changed. */
export const consentEvent = pgTable(
  'consent_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: idOf('account_id', () => account.id),
    purpose: text({ enum: CONSENT_PURPOSE_NAMES }).notNull(),
    /** Version of the consent text. */
    version: text().notNull(),
    given: boolean().notNull(),
    at: at('at').notNull(),
    /** `Chrome on Android`. */
    client: text().notNull(),
  },
  (table) => [index('consent_event_account').on(table.accountId, table.id)],
);

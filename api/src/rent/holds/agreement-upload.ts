import { AGREEMENT_BYTES } from '@aangan/shared-kit/contracts/rent-agreements';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import type { UploadKind } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { payoutMovesOf, tenancyOf } from '../payments/public.ts';
import { decideHold } from './decide-hold.ts';
import { duesWaitingForAgreement, lockHold } from './rent-holds.queries.ts';
import { HOLD_WORDS } from './rent-holds.words.ts';

/** Agreements of one tenancy. */
const MOST_FILES = 4;

/**
 * Rental agreements and bills, encrypted as all files. The subject is the tenancy. With one, a large first payment is not
 * held any more.
 */
export const agreementUpload: UploadKind = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: AGREEMENT_BYTES,
  maximumCount: MOST_FILES,
  readers: 'owner',

  async admit(database: DatabaseOrTransaction, { accountId, subject }) {
    const tenancy = await tenancyOf(database, subject);
    if (tenancy?.accountId !== accountId || tenancy.endedAt !== null) throw notFound(HOLD_WORDS.none);
  },

  async changed(transaction: Transaction, { subject, files, jobs }) {
    if (files.length === 0) return;
    for (const dueId of await duesWaitingForAgreement(transaction, subject)) {
      const hold = await lockHold(transaction, { dueId });
      if (!hold) continue;
      const given = { hold, release: true, decision: HOLD_WORDS.agreementAdded };
      // The time of the decision is that of the upload.
      await decideHold(transaction, payoutMovesOf({ jobs }), given, new Date());
    }
  },
};

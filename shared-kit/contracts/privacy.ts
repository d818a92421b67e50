import { z } from 'zod';
import { CONSENT_PURPOSE_NAMES } from '../domain/consent-purposes.ts';
import type { CallContracts } from './call.ts';

const purpose = z.enum(CONSENT_PURPOSE_NAMES);

const consent = z.object({
  purpose,
  given: z.boolean(),
  /** Version of the consent text. */
  version: z.string(),
  /** Epoch ms. */
  at: z.number(),
  /** `Chrome on Android`. */
  client: z.string(),
});

export type Consent = z.infer<typeof consent>;

const dataExport = z.object({
  id: z.string(),
  state: z.enum(['preparing', 'ready']),
  requestedAt: z.number(),
  /** Until when it can be downloaded; null while it is being prepared. */
  expiresAt: z.number().nullable(),
});

export type DataExport = z.infer<typeof dataExport>;

const deletion = z.object({
  /** When the account is deleted, epoch ms; null when no deletion is planned. */
  deletesAt: z.number().nullable(),
  /** Wallet balance, paise. */
  walletPaise: z.number().int(),
});

export type AccountDeletion = z.infer<typeof deletion>;

export const privacyCalls = {
  'GET /api/v1/user/consents': {
    summary: 'What the visitor has agreed to, the newest answer of each purpose first, and all answers before',
    personal: true,
    answer: z.object({ consents: z.array(consent), log: z.array(consent) }),
  },
  'POST /api/v1/user/consents': {
    summary: 'Agrees to a purpose, or withdraws; it holds at once',
    body: z.object({ purpose, given: z.boolean() }),
    personal: true,
    answer: consent,
  },
  'GET /api/v1/user/export': {
    summary: 'The newest copy of everything that is kept of the visitor',
    personal: true,
    answer: z.object({ export: dataExport.nullable() }),
  },
  'POST /api/v1/user/export': {
    summary: 'Asks for a copy; one that is being prepared, or is ready, is given instead of another',
    body: z.object({}).optional(),
    personal: true,
    answer: dataExport,
  },
  'GET /api/v1/user/deletion': {
    summary: 'Whether the account is about to be deleted',
    personal: true,
    answer: deletion,
  },
  'POST /api/v1/user/deletion': {
    summary: 'Deletes the account in seven days; needs a login of the last 15 minutes, or the password',
    body: z.object({
      password: z.string().max(200).optional(),
      /** Confirms that the wallet balance is forfeited; required when there is any. */
      forfeitWallet: z.boolean().default(false),
    }),
    personal: true,
    answer: deletion,
  },
  'DELETE /api/v1/user/deletion': {
    summary: 'Keeps the account after all',
    personal: true,
    answer: deletion,
  },
} as const satisfies CallContracts;

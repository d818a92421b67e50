import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import { idOfSigned, signedId } from '../../foundation/digests/public.ts';

const PURPOSE = 'rent-receipts';

/** The token in the QR code of receipts: their id with our signature. */
export const receiptToken = (receiptId: string, key: Secrets) => signedId(PURPOSE, receiptId, key);

/** The id in a token, or undefined if the signature is not ours. */
export const receiptOfToken = (token: string, key: Secrets) => idOfSigned(PURPOSE, token, key);

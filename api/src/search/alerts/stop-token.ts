import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import { idOfSigned, signedId } from '../../foundation/digests/public.ts';

const PURPOSE = 'stop-alerts';

/** The token of a stop link: the opaque id of the message with our signature. */
export const stopToken = (messageId: string, key: Secrets) => signedId(PURPOSE, messageId, key);

/** The message id of a token, or undefined if the signature is not ours. */
export const messageOfToken = (token: string, key: Secrets) => idOfSigned(PURPOSE, token, key);

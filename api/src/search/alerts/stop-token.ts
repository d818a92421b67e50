import { idOfSigned, signedId } from '../../foundation/digests/public.ts';

const PURPOSE = 'stop-alerts';

/** The token of a stop link: the opaque id of the message with our signature. */
export const stopToken = (messageId: string, key: string) => signedId(PURPOSE, messageId, key);

/** The message id of a token, or undefined if the signature is not ours. */
export const messageOfToken = (token: string, key: string) => idOfSigned(PURPOSE, token, key);

// What other modules may use.
export { digestOf, hmac, isHmac, sameText } from './digests.ts';
export { idOfSigned, signedId } from './signed-id.ts';

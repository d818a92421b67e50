// What other modules may use.
export { digestOf, hmac, sameText } from './digests.ts';
export { idOfSigned, signedId } from './signed-id.ts';

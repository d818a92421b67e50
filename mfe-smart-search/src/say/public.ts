export { NOTHING_SAID, sayAddress, tidyText } from './say-address.ts';
export { newAttempt } from './attempt.ts';

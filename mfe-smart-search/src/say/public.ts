export { newAttempt } from './attempt.ts';
export { NOTHING_SAID, sayAddress, tidyText } from './say-address.ts';

// What other features may use.
export { happenedWords, stateWords, stepsToCome } from './booking-state.words.ts';
export { StateLabel } from './state-label.tsx';

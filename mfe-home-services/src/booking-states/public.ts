// What other features may use.
export { HAPPENED, stateWords, stepsToCome } from './booking-state.words.ts';
export { StateLabel } from './state-label.tsx';

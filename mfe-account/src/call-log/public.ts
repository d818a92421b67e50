export { CALLS_WORDS, durationWords, missedWords, outcomeWords } from './call.words.ts';
export { CallRow } from './call-row.tsx';
export { MissedCallsLink } from './missed-calls-link.tsx';

export { missedWords } from './missed-calls.words.ts';
export { MissedCallsLink } from './missed-calls-link.tsx';

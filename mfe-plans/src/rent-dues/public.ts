// What other features may use.
export { dueTitle, SHARE_WORDS } from './due.words.ts';
export { DueStateLabel } from './due-state-label.tsx';

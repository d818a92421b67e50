export { type ChipView, type UnderstoodView, understoodView } from './chip-views.ts';
export { Understood } from './understood.tsx';
export { UNDERSTOOD_WORDS } from './understood.words.ts';

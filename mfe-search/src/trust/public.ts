export { TrustLines } from './trust-lines.tsx';
export { trustWords } from './trust-words.ts';

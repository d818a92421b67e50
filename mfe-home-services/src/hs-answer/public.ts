// What other features may use.
export { answered } from './answered.ts';

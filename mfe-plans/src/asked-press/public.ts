// What other features may use.
export { AskedPress } from './asked-press.tsx';

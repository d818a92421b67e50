export { newKey } from './new-key.ts';

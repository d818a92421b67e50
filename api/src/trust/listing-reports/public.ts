// What other modules may use.
export { takenDown } from './taken-down.ts';

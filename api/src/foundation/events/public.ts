// What other modules may use.
export { type Events, openEvents } from './events.ts';

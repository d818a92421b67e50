// What other modules may use.
export { dailyAuthKey } from './daily-auth-key.ts';

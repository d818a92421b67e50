// What other modules may use.
export { dailyAuthKey } from './daily-auth-key.ts';
export { seedExperiments } from './seed-experiments.ts';

import { SettingsProblems } from './settings-problems.ts';

/**
 * Whether conveniences of development are allowed: known keys, the open outbox, the sandbox gateway. Only the variable
 * `AANGAN_DEMO=1` allows them, so that nobody gets them by forgetting a setting.
 */
export function isDemo(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.AANGAN_DEMO === '1';
}

/**
 * A production build contains no demonstration.
 * @throws SettingsProblems when one is asked for
 */
export function refuseDemo(env: Readonly<Record<string, string | undefined>>): Record<never, never> {
  if (!isDemo(env)) return {};
  throw new SettingsProblems(['AANGAN_DEMO: this build contains no demonstration, so leave it out']);
}

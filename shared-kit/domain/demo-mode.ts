/**
 * Whether conveniences of development are allowed: known keys, the open outbox, the sandbox gateway. Only the variable
 * `AANGAN_DEMO=1` allows them, so that nobody gets them by forgetting a setting.
 */
export function isDemo(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.AANGAN_DEMO === '1';
}

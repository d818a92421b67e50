import type { OutsideScript } from '@aangan/shared-kit/platform/platform';

/** Scripts of other companies: those that pages may need, and the challenge's, which the HTTP client loads. */
export type ShellScript = OutsideScript | 'challenge';

/** Addresses of other companies' scripts; a script that is not configured is absent. */
export type ScriptAddresses = Readonly<Partial<Record<ShellScript, string>>>;

/** The scripts that have an address. */
export function scriptAddresses(given: Readonly<Record<ShellScript, string>>): ScriptAddresses {
  return Object.fromEntries(Object.entries(given).filter(([, address]) => address !== ''));
}

import type { OutsideScript } from '@aangan/shared-kit/platform/platform';

/** Addresses of other companies' scripts; a script that is not configured is absent. */
export type ScriptAddresses = Readonly<Partial<Record<OutsideScript, string>>>;

/** The scripts that have an address. */
export function scriptAddresses(given: Readonly<Record<OutsideScript, string>>): ScriptAddresses {
  return Object.fromEntries(Object.entries(given).filter(([, address]) => address !== ''));
}

import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import type { GstState } from '@aangan/shared-kit/domain/gst-state';
import { isGstin, stateOfGstin } from '@aangan/shared-kit/domain/gstin';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';

/** The company that sells, as it stands on invoices. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly state: GstState;
}

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** By default the sample of the demonstration. */
    readonly seller?: Seller;
    /** Other hosts that buyers may be sent to after paying. */
    readonly returnHosts?: readonly string[];
  }
}

/** For the demonstration and tests: the format is valid, the company does not exist. */
export const SAMPLE_SELLER: Seller = {
  name: 'Aangan (sample)',
  address: '1 Sample Road, Bengaluru 560001',
  gstin: '29AAAAA0000A1ZY',
  state: '29',
};

/** Without them, a gateway that takes money would write invoices of the sample. */
const MISSING_SELLER = [
  'SELLER_GSTIN: the GSTIN of the company on invoices',
  'SELLER_NAME: its name',
  'SELLER_ADDRESS: its address',
];

/**
 * The seller and the hosts from the environment.
 * @throws Error for an invalid GSTIN, or when money is taken without one outside the demonstration
 */
export function orderSettings(env: Readonly<Record<string, string | undefined>>): {
  seller: Seller;
  returnHosts: readonly string[];
} {
  const returnHosts = (env.RETURN_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []);
  const { SELLER_GSTIN: gstin, SELLER_NAME: name, SELLER_ADDRESS: address } = env;
  if (!gstin) {
    if (env.RAZORPAY_KEY_ID && !isDemo(env)) throw new SettingsProblems(MISSING_SELLER);
    return { seller: SAMPLE_SELLER, returnHosts };
  }
  if (!isGstin(gstin)) throw new Error(`SELLER_GSTIN is not a GSTIN: ${gstin}.`);
  if (!name || !address) throw new Error('SELLER_GSTIN needs SELLER_NAME and SELLER_ADDRESS beside it.');
  return { seller: { name, address, gstin, state: stateOfGstin(gstin) }, returnHosts };
}

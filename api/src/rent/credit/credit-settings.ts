import { type Api, openOutside } from '../../foundation/module/public.ts';
import type { CreditBureau } from './credit-bureau.ts';
import { surepass } from './surepass.ts';

/** Opens the bureau that is asked for reports. */
export type OpenCreditBureau = () => CreditBureau;

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Asked for credit reports; without one, credit checks are closed. */
    readonly creditBureau?: OpenCreditBureau;
  }
}

/** Surepass from the environment; none without its token. */
export function creditSettings(env: NodeJS.ProcessEnv): { creditBureau?: OpenCreditBureau } {
  const token = env.SUREPASS_TOKEN;
  if (!token) return {};
  const url = (env.SUREPASS_URL || 'https://kyc-api.surepass.io').replace(/\/$/, '');
  return { creditBureau: () => surepass({ token, url: async () => url }) };
}

/** The bureau of an API; undefined where credit checks are closed. */
export const creditBureauOf = (api: Api): CreditBureau | undefined => openOutside(api, api.settings.creditBureau);

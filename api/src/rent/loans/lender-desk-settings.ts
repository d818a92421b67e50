import { isLender, type LenderId } from '@aangan/shared-kit/domain/loans/lenders';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { type Api, type OpenWith, openOutside } from '../../foundation/module/public.ts';
import { httpLenderDesks, type LenderDesk } from './http-lender-desks.ts';
import type { LenderDesks } from './lender-desk.ts';

/** Opens the desks of lenders. */
export type OpenLenderDesks = (opened: OpenWith) => LenderDesks;

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Lenders that take requests; without them, requests cannot be sent. */
    readonly lenderDesks?: OpenLenderDesks;
  }
}

const FORMAT =
  'LENDER_DESKS: where lenders take requests, each with its secret of 16 characters or more, like sbi=https://loans.bank.example/aangan|SECRET,hdfc=…';

/**
 * The desks of the environment; none without the setting.
 * @throws SettingsProblems for another format
 */
export function lenderDeskSettings(env: NodeJS.ProcessEnv): { lenderDesks?: OpenLenderDesks } {
  const text = env.LENDER_DESKS ?? '';
  if (text === '') return {};
  const parts = text.split(',').map((part) => /^(\w+)=(https:\/\/[^|\s]+?)\/?\|(\S{16,})$/.exec(part.trim()) ?? []);
  const desks = new Map<LenderId, LenderDesk>();
  for (const [, id = '', url = '', secret = ''] of parts) {
    if (isLender(id)) desks.set(id, { url: async () => url, secret });
  }
  if (desks.size < parts.length) throw new SettingsProblems([FORMAT]);
  return { lenderDesks: () => httpLenderDesks({ desks, isSample: false }) };
}

/** The desks of an API; undefined where no lender takes requests. */
export const lenderDesksOf = (api: Api): LenderDesks | undefined => openOutside(api, api.settings.lenderDesks);

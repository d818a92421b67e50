import { z } from 'zod';
import { BureauSilent, type CreditBureau } from './credit-bureau.ts';
import { experianReport, factsOfReport } from './experian-report.ts';

interface SurepassSettings {
  readonly token: string;
  /** `https://kyc-api.surepass.io`, without a slash at the end; asked before each request. */
  readonly url: () => Promise<string>;
}

/** A bureau may need as long. */
const TIMEOUT_MS = 30_000;

const answer = z.object({
  data: z
    .object({ credit_score: z.union([z.string(), z.number()]).nullish(), credit_report: experianReport.nullish() })
    .nullish(),
  success: z.boolean(),
});

/**
 * Experian’s reports by Surepass: name, phone number, PAN and consent in one request. Source: the provider’s page
 * “Credit Report Experian” (e338ebdbb06e0ec4ec7d11b7a53702dc.apidog.io, read in November 2026).
 */
export function surepass({ token, url }: SurepassSettings): CreditBureau {
  async function ask(body: object): Promise<{ readonly status: number; readonly json: unknown }> {
    try {
      const response = await fetch(`${await url()}/api/v1/credit-report-experian/fetch-report`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, json: await response.json() };
    } catch (error) {
      throw new BureauSilent('does not answer', error);
    }
  }

  return {
    name: 'Experian',
    isSample: false,
    async report({ name, phone, pan }, now) {
      const { status, json } = await ask({ name, consent: 'Y', mobile: phone.replace('+91', ''), pan });
      if (status === 422) return { state: 'no-match' };
      const read = answer.safeParse(json);
      if (status !== 200 || !read.success) throw new BureauSilent(`answers ${status}`);
      const { success, data } = read.data;
      if (!success) return { state: 'no-match' };
      const score = Number.parseInt(String(data?.credit_score ?? ''), 10);
      const facts = data?.credit_report ? factsOfReport(score, data.credit_report, now) : undefined;
      return facts ? { state: 'ready', facts } : { state: 'no-history' };
    },
  };
}

import { CallError } from '../foundation/server/public.ts';

interface Refused {
  readonly sts: 0;
  readonly status_code: number;
  readonly message: string;
}

type Succeeded<Facts> = Facts & { readonly sts: 1; readonly status_code: 200 };

/** Refusals that a visitor can do something about: a slot that is taken, a quotation that is too old. */
const ANSWERED: readonly number[] = [409, 410];

/**
 * The answer on the wire: `sts` 1 with what the work returns, or `sts` 0 where it refuses with 409 or 410. Every other
 * error stays an error of HTTP. Source: services-and-platform, section 7 (home-services host: sts 1 and 0).
 */
export async function hsAnswer<Facts extends object>(work: () => Promise<Facts>): Promise<Succeeded<Facts> | Refused> {
  try {
    return { ...(await work()), sts: 1, status_code: 200 };
  } catch (error) {
    if (!(error instanceof CallError) || !ANSWERED.includes(error.statusCode)) throw error;
    return { sts: 0, status_code: error.statusCode, message: error.message };
  }
}

import type { FastifyRequest } from 'fastify';
import type { Database, DatabaseOrTransaction } from '../../../foundation/database/public.ts';
import { CallError } from '../../../foundation/server/public.ts';
import { countryOfPhone } from '../dial-code-country.ts';
import { COUNTRY_FULL, COUNTRY_NOT_SERVED, phoneError } from '../identity-errors.ts';
import { type CodeCountries, codeBudget, HOME_COUNTRY, isMostlyUnused } from './code-countries.ts';
import { countSent, countUnsent, countUsed, trafficOf } from './code-traffic.queries.ts';

/** Hours whose share of used codes counts. */
const SHARE_HOURS = 3;

/** Level of the challenge that codes to the home country need while most of them are unused. */
const UNUSED_LEVEL = 3;

/** ms between two log lines about one country. */
const ALERT_EACH_MS = 60_000;

/** Share of a day's codes from which staff are alerted. */
const ALERT_FROM = 0.8;

/** What codes cost by country: budgets a day, and a breaker for codes that nobody uses. */
export interface CodeTrafficGate {
  /**
   * Level of the challenge that a code to this number needs, 0 for none.
   * @param known the account of the number has logged in on this device before
   * @throws CallError 400 for a country without codes, 429 while most codes to a country abroad are unused
   */
  price(request: FastifyRequest, phone: string, known: boolean): Promise<number>;
  /** Counts a code. @throws CallError 429 when a stranger asks and the country has had its codes of a day */
  send(request: FastifyRequest, phone: string, known: boolean): Promise<void>;
  /** The code was not sent. */
  unsend(phone: string): Promise<void>;
  /** The code was used. */
  use(database: DatabaseOrTransaction, phone: string): Promise<void>;
}

/** @param now epoch ms */
export function openCodeTraffic(database: Database, countries: CodeCountries, now: () => number): CodeTrafficGate {
  const alerted = new Map<string, number>();

  function budgetOf(phone: string) {
    const budget = codeBudget(countries, countryOfPhone(phone));
    if (!budget) throw phoneError(COUNTRY_NOT_SERVED);
    return budget;
  }

  /** Log lines that staff search for; one a minute for each country. */
  function alert(request: FastifyRequest, scope: string, facts: object, text: string): void {
    const last = alerted.get(`${text} ${scope}`) ?? Number.NEGATIVE_INFINITY;
    if (now() - last < ALERT_EACH_MS) return;
    alerted.set(`${text} ${scope}`, now());
    request.log.warn({ alert: 'codes', country: scope, ...facts }, text);
  }

  return {
    async price(request, phone, known) {
      const { scope } = budgetOf(phone);
      const traffic = await trafficOf(database, scope, SHARE_HOURS, now());
      if (known || !isMostlyUnused(scope, traffic)) return 0;
      alert(request, scope, traffic, 'Most one-time codes to this country are not used');
      if (scope === HOME_COUNTRY) return UNUSED_LEVEL;
      throw new CallError(429, COUNTRY_FULL);
    },
    async send(request, phone, known) {
      const { scope, most } = budgetOf(phone);
      const sent = await countSent(database, scope, known ? undefined : most, now());
      if (sent === undefined || sent >= most * ALERT_FROM)
        alert(
          request,
          scope,
          { sent: sent ?? most, most },
          'One-time codes to this country are near their daily number',
        );
      if (sent === undefined) throw new CallError(429, COUNTRY_FULL);
    },
    async unsend(phone) {
      await countUnsent(database, budgetOf(phone).scope, now());
    },
    async use(reader, phone) {
      await countUsed(reader, budgetOf(phone).scope, now());
    },
  };
}

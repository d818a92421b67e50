import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';

/** Codes a day by country, `IN`; `*` is all others together. A country without a budget gets none. */
export type CodeCountries = ReadonlyMap<string, number>;

/** The country whose people the site is for. */
export const HOME_COUNTRY = 'IN';

const ABROAD = 'US ZA NL FR IT GB DE MY AU NZ SG TH JP LK IE HK BD KW SA OM AE BH QA NP';

/** Codes a day, unless the settings say otherwise. */
export const DEFAULT_CODE_COUNTRIES = `${HOME_COUNTRY}:200000 ${ABROAD.split(' ')
  .map((country) => `${country}:500`)
  .join(' ')} *:100`;

/**
 * Reads `CODE_COUNTRIES`: `IN:200000 AE:500 *:100`.
 * @throws SettingsProblems for anything else
 */
export function readCodeCountries(text: string): CodeCountries {
  const entries = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [, country, most] = /^([A-Z]{2}|\*):(\d{1,9})$/.exec(entry) ?? [];
      if (country === undefined)
        throw new SettingsProblems([
          `CODE_COUNTRIES: countries with codes a day, such as IN:200000 AE:500, not ${entry}`,
        ]);
      return [country, Number(most)] as const;
    });
  return new Map(entries);
}

/** The country that a number is counted as, and its codes a day; undefined where none may be sent. */
export function codeBudget(countries: CodeCountries, country: string): { scope: string; most: number } | undefined {
  const scope = countries.has(country) ? country : '*';
  const most = countries.get(scope) ?? 0;
  return most > 0 ? { scope, most } : undefined;
}

/** The block of 10,000 numbers that a number belongs to: fraud sends codes to whole blocks. */
export function phonePrefix(phone: string): string {
  return phone.slice(0, -4);
}

/** Codes of some hours. */
export interface CodeTraffic {
  readonly sent: number;
  /** Of them, codes that were used. */
  readonly used: number;
}

/** Codes from which the share tells something, and the share of used ones below which strangers are stopped. */
const BREAKER = { home: { from: 500, least: 0.2 }, abroad: { from: 20, least: 0.2 } } as const;

/** Whether most of a country's codes are never used: nobody reads them, so somebody earns by sending them. */
export function isMostlyUnused(scope: string, { sent, used }: CodeTraffic): boolean {
  const { from, least } = BREAKER[scope === HOME_COUNTRY ? 'home' : 'abroad'];
  return sent >= from && used < sent * least;
}

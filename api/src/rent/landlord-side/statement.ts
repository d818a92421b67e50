import type {
  LandlordPayment,
  LandlordStatements,
  LandlordTenant,
} from '@aangan/shared-kit/contracts/rent-landlord-side';
import { csvText } from '@aangan/shared-kit/domain/csv-text';
import { RENT_WORDS } from '../payments/public.ts';
import { STATEMENT_HEADINGS, STATEMENT_TOTAL } from './landlord-side.words.ts';

/** First calendar year of the financial year of a day in India: 2026 for `2027-03-31`. */
function financialYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
}

/** Where a landlord with an account gets the statements of all tenants. */
export const MY_STATEMENTS_PATH = '/api/v1/rent-pay/my-tenants';

/** Where a landlord gets the statements of one tenant. */
export function linkStatementsPath(token: string): string {
  return `/api/v1/rent-pay/landlord-link/${token}`;
}

/** Statements of the financial years in which money arrived, the latest first. @param path where they are */
export function statementsOf(tenants: readonly LandlordTenant[], path: string): LandlordStatements {
  const years = tenants.flatMap(({ payments }) =>
    payments.flatMap(({ arrivedOn }) => (arrivedOn === null ? [] : [financialYearOf(arrivedOn)])),
  );
  const latestFirst = [...new Set(years)].sort((one, other) => other - one);
  return latestFirst.map((year) => {
    const query = new URLSearchParams({ year: `${year}` });
    return { year: yearWords(year), url: `${path}/statement.csv?${query}`, pdfUrl: `${path}/statement.pdf?${query}` };
  });
}

/** `2026-27`. */
export function yearWords(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** A payment with the first name of who made it. */
export interface StatementLine extends LandlordPayment {
  readonly payer: string;
  readonly arrivedOn: string;
}

/** All payments that arrived in a financial year, the earliest first. */
export function statementLines(tenants: readonly LandlordTenant[], year: number): StatementLine[] {
  return tenants
    .flatMap(({ payer, payments }) => payments.map((payment) => ({ payer, ...payment })))
    .flatMap(({ arrivedOn, ...line }) => (arrivedOn === null ? [] : [{ ...line, arrivedOn }]))
    .filter(({ arrivedOn }) => financialYearOf(arrivedOn) === year)
    .sort((one, other) => one.arrivedOn.localeCompare(other.arrivedOn));
}

/** What arrived in all. @returns paise */
export function statementTotal(lines: readonly StatementLine[]): number {
  return lines.reduce((sum, { paise }) => sum + paise, 0);
}

/** The statement as a CSV file with its total. */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ kind, month, payer, paise, arrivedOn, bankReference, reference }) => [
    ...[RENT_WORDS.title(kind, month), payer, rupees(paise), arrivedOn, bankReference ?? '', reference],
  ]);
  return csvText([STATEMENT_HEADINGS, ...rows, [STATEMENT_TOTAL, '', rupees(statementTotal(lines)), '', '', '']]);
}

/** `25000.00`, which spreadsheets add up. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}

import type {
  LandlordPayment,
  LandlordStatements,
  LandlordTenant,
} from '@aangan/shared-kit/contracts/rent-landlord-side';
import { csvText } from '@aangan/shared-kit/domain/csv-text';
import { RENT_WORDS } from '../payments/public.ts';
import { STATEMENT_HEADINGS, STATEMENT_TOTAL } from './landlord-side.words.ts';

/** First calendar year of the financial year of a day in India: 2026 for `2027-03-31`. */
export function financialYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
}

/** Where a landlord with an account gets the statement of all tenants. */
export const MY_STATEMENT_PATH = '/api/v1/rent-pay/my-tenants/statement.csv';

/** Where a landlord gets the statement of one tenant. */
export function linkStatementPath(token: string): string {
  return `/api/v1/rent-pay/landlord-link/${token}/statement.csv`;
}

/** Statements of the financial years in which money arrived, the latest first. @param path where they are */
export function statementsOf(tenants: readonly LandlordTenant[], path: string): LandlordStatements {
  const years = tenants.flatMap(({ payments }) =>
    payments.flatMap(({ arrivedOn }) => (arrivedOn === null ? [] : [financialYearOf(arrivedOn)])),
  );
  const latestFirst = [...new Set(years)].sort((one, other) => other - one);
  return latestFirst.map((year) => ({
    year: yearWords(year),
    url: `${path}?${new URLSearchParams({ year: `${year}` })}`,
  }));
}

/** `2026-27`. */
export function yearWords(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** All payments that arrived in a financial year, the earliest first, as a CSV file with their total. */
export function statementCsv(tenants: readonly LandlordTenant[], year: number): string {
  const arrived = tenants
    .flatMap(({ payer, payments }) => payments.map((payment) => ({ payer, ...payment })))
    .filter(({ arrivedOn }) => arrivedOn !== null && financialYearOf(arrivedOn) === year)
    .sort((one, other) => (one.arrivedOn ?? '').localeCompare(other.arrivedOn ?? ''));
  const total = arrived.reduce((sum, { paise }) => sum + paise, 0);
  return csvText([STATEMENT_HEADINGS, ...arrived.map(line), [STATEMENT_TOTAL, '', rupees(total), '', '', '']]);
}

function line(payment: LandlordPayment & { readonly payer: string }): string[] {
  const { kind, month, payer, paise, arrivedOn, bankReference, reference } = payment;
  return [RENT_WORDS.title(kind, month), payer, rupees(paise), arrivedOn ?? '', bankReference ?? '', reference];
}

/** `25000.00`, which spreadsheets add up. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}

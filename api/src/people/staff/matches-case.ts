import { type CaseSearch, caseSearch } from '@aangan/shared-kit/domain/case-search';
import { type Column, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { account } from '../accounts/public.ts';

/**
 * The condition of cases that a typed search of staff finds, for a query that joins the account of the case's person.
 * The number is compared whole, so that nobody can try out its digits.
 * @param listingId the case's listing, if it is about one
 */
export function matchesCase(typed: string, listingId?: Column): SQL {
  const search = caseSearch(typed);
  return or(...personConditions(search), listingCondition(search, listingId)) ?? sql`false`;
}

function personConditions({ phone, name }: CaseSearch): SQL[] {
  return [
    ...(phone === undefined ? [] : [eq(account.phone, phone), eq(account.secondaryPhone, phone)]),
    ...(name === undefined ? [] : [ilike(account.name, `%${name.replace(/[\\%_]/g, '\\$&')}%`)]),
  ];
}

function listingCondition({ listingId }: CaseSearch, column: Column | undefined): SQL | undefined {
  return column && listingId !== undefined ? eq(column, listingId) : undefined;
}

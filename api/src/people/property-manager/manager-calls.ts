import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { CallSource } from '../../foundation/module/public.ts';
import { account } from '../accounts/public.ts';
import { propertyManagement } from './property-manager.tables.ts';

const AT_ONCE = 500;

/** A manager who is assigned anew is another request. */
const refOf = (accountId: string, since: Date) => `${accountId}@${since.getTime()}`;

/** People who have got a manager: the first call, in which the manager says hello and agrees on what comes next. */
export const managerCallSource: CallSource = {
  kinds: ['manager'],

  async waiting(database, since) {
    const rows = await database
      .select({ accountId: propertyManagement.accountId, askedAt: propertyManagement.since })
      .from(propertyManagement)
      .where(gte(propertyManagement.since, since))
      .orderBy(asc(propertyManagement.since))
      .limit(AT_ONCE);
    return rows.map(({ accountId, askedAt }) => ({ kind: 'manager', ref: refOf(accountId, askedAt), askedAt }));
  },

  async people(reader, _kind, refs) {
    const ids = refs.map((ref) => ref.slice(0, ref.lastIndexOf('@')));
    const rows = await reader
      .select({ row: propertyManagement, name: account.name, phone: account.phone })
      .from(propertyManagement)
      .innerJoin(account, eq(account.id, propertyManagement.accountId))
      .where(and(inArray(propertyManagement.accountId, ids), isNull(account.deletedAt)));
    return new Map(
      rows.flatMap(({ row, name, phone }) => {
        if (phone === null) return [];
        const { accountId, name: manager, nextStep, since } = row;
        const about = [`Manager: ${manager}`, ...(nextStep === null ? [] : [`Told what comes next: ${nextStep}`])];
        return [[refOf(accountId, since), { name, phone, accountId, about }] as const];
      }),
    );
  },

  // The person reads who manages on their own page.
  called: async () => undefined,
};

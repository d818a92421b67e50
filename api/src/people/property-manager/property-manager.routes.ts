import type { PropertyManager, propertyManagerCalls } from '@aangan/shared-kit/contracts/property-manager';
import { eq } from 'drizzle-orm';
import { emitLive } from '../../foundation/live/public.ts';
import { CallError, type CallHandlers, callError } from '../../foundation/server/public.ts';
import { lockAccount, personById } from '../accounts/public.ts';
import type { StaffCallDeps } from '../staff/public.ts';
import type { ManagerNotices } from './manager-notices.ts';
import type { MANAGED_PLAN } from './ports.ts';
import { type ManagementRow, managementOf } from './property-manager.queries.ts';
import { propertyManagement } from './property-manager.tables.ts';

interface ManagerDeps extends StaffCallDeps {
  readonly notices: ManagerNotices;
  readonly hasManagedPlan: NonNullable<(typeof MANAGED_PLAN)['provided']>;
}

const MANAGERS = { queue: 'property-managers', role: 'services', reversible: false } as const;

/** The calls on managed properties and their managers. Source: product-and-plans, section 7 (active plan status). */
export function propertyManagerHandlers({
  database,
  sessions,
  now,
  decisions,
  notices,
  hasManagedPlan,
}: ManagerDeps): CallHandlers<typeof propertyManagerCalls> {
  return {
    async 'GET /api/v1/rm_customer/rm'(_input, request) {
      const { accountId } = await sessions.required(request);
      const row = await managementOf(database, accountId);
      // Somebody who bought a manager has a plan before staff have chosen the person.
      const activePlan = row !== undefined || (await hasManagedPlan(database, accountId, new Date(now())));
      return { activePlan, rm: row ? asManager(row) : null };
    },

    async 'PUT /api/v1/staff/property-managers/{accountId}'({ params: { accountId }, body }, request) {
      const staff = await sessions.staff(request, 'services');
      const { first, ...given } = body;
      const { row, isOther } = await database.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const person = await personById(transaction, accountId);
        if (!person || person.deletedAt !== null) throw callError('no-person');
        const before = await managementOf(transaction, accountId);
        if (first && before) throw new CallError(409, `${before.name} already manages for this person.`);
        const isOther = before?.name !== given.name;
        const since = before && !isOther ? before.since : new Date(now());
        const [saved] = await transaction
          .insert(propertyManagement)
          .values({ accountId, ...given, since })
          .onConflictDoUpdate({ target: propertyManagement.accountId, set: { ...given, since } })
          .returning();
        if (!saved) throw new Error('The row is missing right after it was written');
        const decided = { ...MANAGERS, caseId: accountId, decision: before ? 'changed' : 'assigned' };
        await decisions.note(decided, { staff, request, transaction });
        // An open page of plans says who it is.
        await emitLive(transaction, 'my-plans', accountId, { at: now() });
        return { row: saved, isOther };
      });
      if (isOther) await notices.tell(accountId);
      return { rm: asManager(row) };
    },

    async 'DELETE /api/v1/staff/property-managers/{accountId}'({ params: { accountId } }, request) {
      const staff = await sessions.staff(request, 'services');
      await database.transaction(async (transaction) => {
        const [ended] = await transaction
          .delete(propertyManagement)
          .where(eq(propertyManagement.accountId, accountId))
          .returning({ accountId: propertyManagement.accountId });
        if (!ended) return;
        const decided = { ...MANAGERS, caseId: accountId, decision: 'ended' };
        await decisions.note(decided, { staff, request, transaction });
        await emitLive(transaction, 'my-plans', accountId, { at: now() });
      });
      return { activePlan: false };
    },
  };
}

/** A manager as people and staff see them. */
export function asManager({ name, hours, languages, nextStep, since }: ManagementRow): PropertyManager {
  return { name, hours, languages, nextStep, since: since.getTime() };
}

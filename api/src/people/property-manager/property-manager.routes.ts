import type { PropertyManager, propertyManagerCalls } from '@aangan/shared-kit/contracts/property-manager';
import { eq } from 'drizzle-orm';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { account } from '../accounts/public.ts';
import type { Sessions } from '../sessions/public.ts';
import type { MANAGED_PLAN } from './ports.ts';
import { propertyManagement } from './property-manager.tables.ts';

interface ManagerDeps {
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly hasManagedPlan: NonNullable<(typeof MANAGED_PLAN)['provided']>;
}

type ManagementRow = typeof propertyManagement.$inferSelect;

/** The calls on managed properties and their managers. Source: product-and-plans, section 7 (active plan status). */
export function propertyManagerHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  { sessions, audit, hasManagedPlan }: ManagerDeps,
): CallHandlers<typeof propertyManagerCalls> {
  return {
    async 'GET /api/v1/rm_customer/rm'(_input, request) {
      const { accountId } = await sessions.required(request);
      const [row] = await database.select().from(propertyManagement).where(eq(propertyManagement.accountId, accountId));
      // Somebody who bought a manager has a plan before staff have chosen the person.
      const activePlan = row !== undefined || (await hasManagedPlan(database, accountId, new Date(now())));
      return { activePlan, rm: row ? asManager(row) : null };
    },

    async 'PUT /api/v1/staff/property-managers/{accountId}'({ params, body }, request) {
      const staff = await sessions.staff(request, 'services');
      const { accountId } = params;
      const [person] = await database.select({ id: account.id }).from(account).where(eq(account.id, accountId));
      if (!person) throw notFound('There is no such person.');
      const [row] = await database
        .insert(propertyManagement)
        .values({ accountId, ...body, since: new Date(now()) })
        .onConflictDoUpdate({ target: propertyManagement.accountId, set: body })
        .returning();
      if (!row) throw new Error('The row is missing right after it was written');
      await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'manager given' }, request);
      return { rm: asManager(row) };
    },

    async 'DELETE /api/v1/staff/property-managers/{accountId}'({ params }, request) {
      const staff = await sessions.staff(request, 'services');
      await database.delete(propertyManagement).where(eq(propertyManagement.accountId, params.accountId));
      await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'manager ended' }, request);
      return { activePlan: false };
    },
  };
}

function asManager({ name, hours, languages, nextStep, since }: ManagementRow): PropertyManager {
  return { name, hours, languages, nextStep, since: since.getTime() };
}

import { MANAGED_SERVICES } from '@aangan/shared-kit/domain/plan-service';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { propertyManagement } from '../../people/property-manager/public.ts';
import { boughtPlan } from './entitlements.tables.ts';
import { inForce } from './entitlements.ts';

/** The most that a list names. */
const AT_MOST = 200;

const SERVICES = sql.join(
  MANAGED_SERVICES.map((service) => sql`${service}::text`),
  sql`, `,
);

/** The first plan in force of each person that comes with a manager. It reads every plan in force. */
function managedPlans(database: Database, now: Date) {
  return database
    .selectDistinctOn([boughtPlan.accountId], {
      accountId: boughtPlan.accountId,
      plan: sql<string>`${boughtPlan.terms} ->> 'name'`.as('plan'),
      from: boughtPlan.from,
      to: boughtPlan.to,
    })
    .from(boughtPlan)
    .where(and(inForce(now), sql`${boughtPlan.terms} -> 'services' ?| array[${SERVICES}]`))
    .orderBy(asc(boughtPlan.accountId), asc(boughtPlan.from))
    .as('managed');
}

/** People who have such a plan and no manager, the earliest plan first. */
export function waitingPeople(database: Database, now: Date) {
  const managed = managedPlans(database, now);
  return database
    .select({
      accountId: account.id,
      name: account.name,
      phone: account.phone,
      plan: managed.plan,
      from: managed.from,
      to: managed.to,
    })
    .from(managed)
    .innerJoin(account, eq(account.id, managed.accountId))
    .leftJoin(propertyManagement, eq(propertyManagement.accountId, managed.accountId))
    .where(and(isNull(propertyManagement.accountId), isNull(account.deletedAt)))
    .orderBy(asc(managed.from), asc(account.id))
    .limit(AT_MOST);
}

/** Number of people who wait. */
export async function countWaiting(database: Database, now: Date): Promise<number> {
  const managed = managedPlans(database, now);
  const [counted] = await database
    .select({ waiting: sql<number>`count(*)::int` })
    .from(managed)
    .innerJoin(account, eq(account.id, managed.accountId))
    .leftJoin(propertyManagement, eq(propertyManagement.accountId, managed.accountId))
    .where(and(isNull(propertyManagement.accountId), isNull(account.deletedAt)));
  return counted?.waiting ?? 0;
}

/** People who have a manager: first those whose plan is over, then the last assigned ones. */
export function managedPeople(database: Database, now: Date) {
  const managed = managedPlans(database, now);
  return database
    .select({
      accountId: account.id,
      name: account.name,
      phone: account.phone,
      plan: managed.plan,
      to: managed.to,
      row: propertyManagement,
    })
    .from(propertyManagement)
    .innerJoin(account, eq(account.id, propertyManagement.accountId))
    .leftJoin(managed, eq(managed.accountId, propertyManagement.accountId))
    .where(isNull(account.deletedAt))
    .orderBy(sql`${managed.to} is not null`, desc(propertyManagement.since), asc(account.id))
    .limit(AT_MOST);
}

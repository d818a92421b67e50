import { randomBytes } from 'node:crypto';
import { CONTACT_PLAN_FACTS, type ContactPlan } from '@aangan/shared-kit/domain/contact-plan';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { contactPlan } from './contacts.tables.ts';

interface Grant {
  readonly accountId: string;
  readonly plan: ContactPlan;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** Grants a person the contacts of a plan. @returns the id of the grant */
export async function grantContactPlan(database: DatabaseOrTransaction, grant: Grant): Promise<string> {
  const id = `cpl_${randomBytes(15).toString('base64url')}`;
  await database.insert(contactPlan).values({ id, ...grant, contacts: CONTACT_PLAN_FACTS[grant.plan].contacts });
  return id;
}

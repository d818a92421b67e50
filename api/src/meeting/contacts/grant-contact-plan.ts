import { randomBytes } from 'node:crypto';
import { CONTACT_PLAN_FACTS, type ContactPlan } from '@aangan/shared-kit/domain/contact-plan';
import type { DatabaseOrTransaction } from '../../foundation/database/transaction.ts';
import { contactPlan } from './contacts.tables.ts';

interface Grant {
  readonly accountId: string;
  readonly plan: ContactPlan;
  readonly from: Date;
  /** Excluding. */
  readonly to: Date;
}

/** Gives a person the contacts of a plan. @returns the id of what was given */
export async function grantContactPlan(database: DatabaseOrTransaction, grant: Grant): Promise<string> {
  const id = `cpl_${randomBytes(15).toString('base64url')}`;
  await database.insert(contactPlan).values({ id, ...grant, contacts: CONTACT_PLAN_FACTS[grant.plan].contacts });
  return id;
}

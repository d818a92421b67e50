import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import { definePort } from '../../foundation/module/public.ts';
import type { PlanReader } from './entitlements.ts';

/** Contacts of a plan: given and not returned, with requests that wait; and returned ones. */
export interface PlanContacts {
  readonly used: number;
  readonly returned: number;
}

/** Contacts of plans, by the plan's id. A plan without any is missing. */
export const PLAN_CONTACTS =
  definePort<(reader: PlanReader, planIds: readonly string[]) => Promise<ReadonlyMap<string, PlanContacts>>>(
    'contacts of plans',
  );

/** The terms of a plan of the catalogue, by its code; undefined for an unknown code. */
export const PLAN_TERMS = definePort<(code: string) => Promise<PlanTerms | undefined>>('terms of a plan');

import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import { definePort } from '../../foundation/module/public.ts';

/** The terms of a plan of the catalogue, by its code; undefined for an unknown code. */
export const PLAN_TERMS = definePort<(code: string) => Promise<PlanTerms | undefined>>('terms of a plan');

import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import * as tables from './entitlements.tables.ts';

/** Plans that people have, and what they give. */
export const entitlements = defineModule({
  name: 'money/entitlements',
  tables,
  personalData: {
    tables: [
      { name: 'plans', table: tables.boughtPlan, people: [tables.boughtPlan.accountId], onDeletion: KEPT_FOR_LAW },
    ],
  },
});

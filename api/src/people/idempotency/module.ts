import { defineModule } from '../../foundation/module/public.ts';
import * as tables from './idempotency.tables.ts';
import { deleteExpiredAnswers } from './idempotency.ts';

/** One effect for each idempotency key. */
export const idempotency = defineModule({
  name: 'people/idempotency',
  tables,
  personalData: {
    tables: [{ name: 'repeatedCalls', table: tables.idempotentCall, hidden: ['key', 'digest'], onDeletion: 'remove' }],
  },
  retention: [{ name: 'idempotent responses', days: 1, remove: deleteExpiredAnswers }],
});

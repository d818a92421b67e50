import { defineModule } from '../../foundation/module/public.ts';
import * as tables from './accounts.tables.ts';

/** The accounts that everything personal refers to. */
export const accounts = defineModule({ name: 'people/accounts', tables });

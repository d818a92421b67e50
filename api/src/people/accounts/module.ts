import { defineModule } from '../../foundation/module/public.ts';
import * as tables from './accounts.tables.ts';

/** The accounts that all personal data refers to. */
export const accounts = defineModule({ name: 'people/accounts', tables });

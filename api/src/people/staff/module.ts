import { staffCalls } from '@aangan/shared-kit/contracts/staff';
import { defineModule } from '../../foundation/module/public.ts';
import { identityOf } from '../identity/public.ts';
import { staffHandlers } from './staff.routes.ts';

/** The second login step of staff. */
export const staff = defineModule({
  name: 'people/staff',
  calls: staffCalls,
  handlers: (api) => staffHandlers(api.use(identityOf)),
  settings: ({ STAFF_TOKEN: staffToken }) => (staffToken ? { staffToken } : {}),
});

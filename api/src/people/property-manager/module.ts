import { propertyManagerCalls } from '@aangan/shared-kit/contracts/property-manager';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf } from '../staff/public.ts';
import { managerCallSource } from './manager-calls.ts';
import { managerNotices } from './manager-notices.ts';
import { MANAGED_PLAN } from './ports.ts';
import { propertyManagerHandlers } from './property-manager.routes.ts';
import * as tables from './property-manager.tables.ts';

/** Managers of other people's homes. */
export const propertyManager = defineModule({
  name: 'people/property-manager',
  calls: propertyManagerCalls,
  handlers: (api) =>
    propertyManagerHandlers({
      ...api.use(staffCallDepsOf),
      notices: managerNotices(api.use(noticeDepsOf)),
      hasManagedPlan: api.ask(MANAGED_PLAN),
    }),
  callSource: managerCallSource,
  tables,
  personalData: {
    tables: [{ name: 'propertyManagement', table: tables.propertyManagement, onDeletion: 'remove' }],
  },
});

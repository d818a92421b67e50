import { propertyManagerCalls } from '@aangan/shared-kit/contracts/property-manager';
import { auditOf } from '../../foundation/audit/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { sessionsOf } from '../sessions/public.ts';
import { MANAGED_PLAN } from './ports.ts';
import { propertyManagerHandlers } from './property-manager.routes.ts';
import * as tables from './property-manager.tables.ts';

/** Managers of other people's homes. */
export const propertyManager = defineModule({
  name: 'people/property-manager',
  calls: propertyManagerCalls,
  handlers: (api) =>
    propertyManagerHandlers(api.database, api.settings, {
      sessions: api.use(sessionsOf),
      audit: api.use(auditOf),
      hasManagedPlan: api.ask(MANAGED_PLAN),
    }),
  tables,
  personalData: {
    tables: [
      {
        name: 'propertyManagement',
        table: tables.propertyManagement,
        people: [tables.propertyManagement.accountId],
        onDeletion: 'remove',
      },
    ],
  },
});

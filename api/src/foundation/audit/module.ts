import { defineModule } from '../module/public.ts';
import { deleteSecurityEvents } from './audit.queries.ts';
import * as tables from './audit.tables.ts';

/** The audit log of logins, changes and staff decisions. */
export const audit = defineModule({
  name: 'foundation/audit',
  tables,
  personalData: {
    tables: [
      {
        name: 'securityEvents',
        table: tables.securityEvent,
        hidden: ['deviceHash'],
        onDeletion: { keep: 'Kept for 400 days without name, number or address, to find abuse.' },
      },
    ],
  },
  // CERT-In requires logs for 180 days; this covers that and the start of a second year.
  retention: [{ name: 'security events', days: 400, remove: deleteSecurityEvents }],
});

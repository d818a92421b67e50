import { defineModule } from '../module/public.ts';
import { forgetSecurityEvents } from './audit.queries.ts';
import * as tables from './audit.tables.ts';

/** The record of logins, changes and staff decisions. */
export const audit = defineModule({
  name: 'foundation/audit',
  tables,
  personalData: {
    tables: [
      {
        name: 'securityEvents',
        table: tables.securityEvent,
        people: [tables.securityEvent.accountId],
        hidden: ['deviceHash'],
        onDeletion: { keep: 'Kept for 400 days without name, number or address, to find abuse.' },
      },
    ],
  },
  // As long as CERT-In asks of logs (180 days), and the start of a second year.
  retention: [{ name: 'security events', days: 400, remove: forgetSecurityEvents }],
});

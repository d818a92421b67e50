import { identityCalls } from '@aangan/shared-kit/contracts/identity';
import { defineModule } from '../../foundation/module/public.ts';
import { deleteExpiredAppLogins } from './app-login.queries.ts';
import { identityHandlers } from './identity.routes.ts';
import * as tables from './identity.tables.ts';
import { identitySettings } from './identity-settings.ts';
import { deleteExpiredCounts } from './limits/rate-counts.queries.ts';
import { identityOf } from './open-identity.ts';
import { deleteExpiredAttempts } from './otp/otp-attempts.queries.ts';
import { deleteOldTraffic } from './traffic/code-traffic.queries.ts';

/** Signing up and logging in. */
export const identity = defineModule({
  name: 'people/identity',
  calls: identityCalls,
  handlers: (api) => identityHandlers(api.use(identityOf)),
  tables,
  personalData: {
    tables: [
      {
        name: 'codes',
        table: tables.otpAttempt,
        people: [tables.otpAttempt.accountId, tables.otpAttempt.mailAccountId],
        hidden: ['id', 'codeDigest', 'mailAccountId'],
        onDeletion: 'remove',
      },
    ],
  },
  retention: [
    // The longest window of the limits is a day.
    { name: 'one-time code attempts', days: 1, remove: deleteExpiredAttempts },
    { name: 'expired limit counts', days: 0, remove: deleteExpiredCounts },
    { name: 'numbers of codes by country', days: 7, remove: deleteOldTraffic },
    { name: 'used app logins', days: 0, remove: deleteExpiredAppLogins },
  ],
  settings: identitySettings,
});

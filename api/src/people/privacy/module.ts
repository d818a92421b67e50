import { privacyCalls } from '@aangan/shared-kit/contracts/privacy';
import { defineModule } from '../../foundation/module/public.ts';
import { exportFileKeys } from './export-file-keys.queries.ts';
import { privacyOf } from './open-privacy.ts';
import { exportFile, privacyHandlers } from './privacy.routes.ts';
import * as tables from './privacy.tables.ts';

/** Privacy: data export, consent withdrawal and account deletion. */
export const privacy = defineModule({
  name: 'people/privacy',
  calls: privacyCalls,
  handlers: (api) => privacyHandlers(api.use(privacyOf)),
  routes: (api) => exportFile(api.app, api.use(privacyOf)),
  tables,
  personalData: {
    tables: [
      { name: 'exports', table: tables.dataExport, hidden: ['fileKey'], onDeletion: 'remove' },
      { name: 'deletion', table: tables.accountDeletion, onDeletion: { keep: 'Says when the account was deleted.' } },
    ],
    files: exportFileKeys,
  },
});

import { listingImportCalls } from '@aangan/shared-kit/contracts/listing-import';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { deleteImportedRows } from './imported-rows.queries.ts';
import * as tables from './imported-rows.tables.ts';
import { listingImportHandlers } from './listing-import.routes.ts';

/** Drafts from a CSV file, for owners with several homes. */
export const listingImport = defineModule({
  name: 'posting/import',
  calls: listingImportCalls,
  handlers: (api) => listingImportHandlers(api.use(callDepsOf)),
  tables,
  personalData: {
    tables: [{ name: 'importedRows', table: tables.importedRow, hidden: ['digest'], onDeletion: 'remove' }],
  },
  retention: [{ name: 'imported rows', days: DRAFT_LIMITS.keptDays, remove: deleteImportedRows }],
});

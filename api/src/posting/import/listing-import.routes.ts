import type { listingImportCalls } from '@aangan/shared-kit/contracts/listing-import';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { importRows } from './import-rows.ts';
import { importTemplate } from './import-template.ts';
import { readRows } from './read-rows.ts';

/** Drafts from a CSV file. */
export function listingImportHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof listingImportCalls> {
  return {
    async 'GET /api/v1/property/import/template'() {
      return { fileName: 'aangan-listings.csv', csv: importTemplate() };
    },

    async 'POST /api/v1/property/import'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const rows = readRows(body.csv);
      return database.transaction(async (transaction) => ({
        rows: await importRows(transaction, accountId, rows, now()),
      }));
    },
  };
}

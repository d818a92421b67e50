import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { documentPdf } from './document-pdf.ts';
import { documentOf } from './invoices.queries.ts';

/** `AG/26-27/0000001` as a part of an address. */
const inAddress = (number: string) => number.replaceAll('/', '-');

/** Path of a document's PDF, for its owner. */
export const documentPath = (number: string) => `/api/v1/invoices/${inAddress(number)}.pdf`;

const NAME = /^([A-Z]{2})-(\d{2}-\d{2})-(\d{7,9})\.pdf$/;

/** Downloads of invoices, receipts and credit notes, by their owners alone. */
export function invoiceRoutes(app: FastifyInstance, database: Database, sessions: Sessions): void {
  app.get<{ Params: { name: string } }>(
    '/api/v1/invoices/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { accountId } = await sessions.required(request);
      const number = request.params.name.replace(NAME, '$1/$2/$3');
      const row = await documentOf(database, accountId, number);
      if (!row) throw callError('no-document');
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${inAddress(number)}.pdf"`)
        .type('application/pdf')
        .send(await documentPdf(row));
    },
  );
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { callError } from '../../foundation/server/public.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { ticketFileOf } from './ticket-files.ts';

const asked = z.object({ number: z.string().max(20), id: z.string().max(60) });

/** Returns files of tickets to their owner and to staff, as uncached downloads. */
export function ticketFileRoutes(app: FastifyInstance, { database, sessions, audit, files }: TicketDeps): void {
  async function send(reply: FastifyReply, params: unknown, accountId?: string): Promise<FastifyReply> {
    const { success, data } = asked.safeParse(params);
    const row = success ? await ticketFileOf(database, data.number, data.id) : undefined;
    const mayRead = row && (accountId === undefined || row.accountId === accountId);
    const bytes = mayRead && (await files.get(row.fileKey));
    if (!bytes) throw callError('no-file');
    const extension = row.mediaType === 'application/pdf' ? 'pdf' : 'jpg';
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${row.number}.${extension}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(row.mediaType)
      .send(bytes);
  }

  app.get('/api/v1/support/tickets/:number/files/:id', { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    return send(reply, request.params, accountId);
  });

  app.get('/api/v1/staff/tickets/:number/files/:id', { schema: { hide: true } }, async (request, reply) => {
    const staff = await sessions.staff(request, 'support');
    await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'ticket file read' }, request);
    return send(reply, request.params);
  });
}

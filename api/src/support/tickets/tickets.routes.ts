import type { ticketCalls } from '@aangan/shared-kit/contracts/tickets';
import { supportPage } from '@aangan/shared-kit/domain/support/support-page';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers, callLimit, notFound } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { unwilling } from '../../people/do-not-call/public.ts';
import { openTicket } from './open-ticket.ts';
import { NO_SUCH_TICKET, type TicketDeps } from './ticket-deps.ts';
import { storeAttachment } from './ticket-files.ts';
import { addReply, rate, solveOwn, wantCall } from './ticket-steps.ts';
import { holdTicket, keptPromises, markSeen, ownTicket, ticketsOf } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';
import { wireSummary, wireTicket } from './wire-ticket.ts';

type OwnCall = Exclude<keyof typeof ticketCalls, `${string} /api/v1/staff/${string}`>;

const NO_PHONE = 'Add your phone number to your profile first. We call that number.';

const NO_CALLS = 'Your profile says that we must not call you. Change it there, or read our answer here.';

const MONTH_MS = 30 * 86_400_000;

/** Requests and replies a minute, of one person and of an address. */
const A_MINUTE = { device: 10, address: 60, message: 'Too many messages. Try again in a minute.' } as const;

/** A person's own tickets. */
export function ownTicketHandlers(deps: TicketDeps): CallHandlers<Pick<typeof ticketCalls, OwnCall>> {
  const { app, database, sessions, messages, now } = deps;
  const countHit = callLimit(app, A_MINUTE);

  /** Changes the person's own ticket, and answers it as it is then. */
  async function change(
    request: FastifyRequest,
    number: string,
    step: (transaction: Transaction, held: TicketRow) => Promise<TicketRow>,
  ) {
    const { accountId } = await sessions.required(request);
    await countHit(request, accountId);
    return database.transaction(async (transaction) => {
      const held = await holdTicket(transaction, number);
      if (held?.accountId !== accountId) throw notFound(NO_SUCH_TICKET);
      return wireTicket(transaction, await step(transaction, held), now());
    });
  }

  /** @throws CallError 409 for a person whom the dialer could never call */
  async function assertCallable(accountId: string): Promise<void> {
    const phone = (await personById(database, accountId))?.phone;
    if (!phone) throw new CallError(409, NO_PHONE);
    if ((await unwilling(database, [{ phone, accountId }])).size > 0) throw new CallError(409, NO_CALLS);
  }

  return {
    async 'POST /crm-api/email/external-send'({ form }, request) {
      const { topic, text, about, reference, chat, page, attachment } = form;
      const { accountId } = await sessions.required(request);
      await countHit(request, accountId);
      const at = new Date(now());
      const { number, promisedAt } = await database.transaction(async (transaction) => {
        const asked = {
          accountId,
          topic,
          text,
          about,
          reference,
          chat: chat === 'yes',
          page: page && supportPage(page),
        };
        const { row, isNew } = await openTicket(transaction, asked, at);
        if (!isNew) return row;
        await messages.tell({ news: 'received', number: row.number, seq: row.lastSeq }, transaction);
        if (Buffer.isBuffer(attachment)) await storeAttachment(deps, transaction, row, attachment);
        return row;
      });
      return { status: 'success', number, dueOn: promisedAt.getTime() };
    },

    async 'GET /api/v1/support/tickets'(_input, request) {
      const { accountId } = await sessions.required(request);
      const [rows, kept] = await Promise.all([
        ticketsOf(database, accountId),
        keptPromises(database, new Date(now() - MONTH_MS)),
      ]);
      return { tickets: rows.map(({ row, heldBy }) => wireSummary(row, heldBy)), kept };
    },

    async 'GET /api/v1/support/tickets/{number}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const row = await ownTicket(database, accountId, params.number);
      if (!row) throw notFound(NO_SUCH_TICKET);
      return wireTicket(database, row, now());
    },

    'POST /api/v1/support/tickets/{number}/replies': ({ params, body }, request) =>
      change(request, params.number, (transaction, held) => addReply(transaction, held, body, new Date(now()))),

    async 'PUT /api/v1/support/tickets/{number}/seen'({ params: { number }, body: { seq } }, request) {
      const { accountId } = await sessions.required(request);
      if (!(await ownTicket(database, accountId, number))) throw notFound(NO_SUCH_TICKET);
      await markSeen(database, number, seq);
      return { seenSeq: (await ownTicket(database, accountId, number))?.seenSeq ?? seq };
    },

    'POST /api/v1/support/tickets/{number}/solved': ({ params }, request) =>
      change(request, params.number, (transaction, held) => solveOwn(transaction, held, new Date(now()))),

    async 'PUT /api/v1/support/tickets/{number}/call'({ params, body: { wanted } }, request) {
      const { accountId } = await sessions.required(request);
      if (wanted) await assertCallable(accountId);
      return change(request, params.number, (transaction, held) =>
        wantCall(transaction, held, wanted, new Date(now())),
      );
    },

    'PUT /api/v1/support/tickets/{number}/rating': ({ params, body }, request) =>
      change(request, params.number, (transaction, held) => rate(transaction, held, body.stars, new Date(now()))),
  };
}

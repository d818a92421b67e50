import { LATE_NOTICE_MS } from '@aangan/shared-kit/domain/support/tickets';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { TicketMessages } from './ticket-messages.ts';
import { promiseLater } from './ticket-steps.ts';
import { dueBefore, holdTicket } from './tickets.queries.ts';

const LATE_TICKETS_JOB = 'tickets-late';

interface LateDeps {
  readonly jobs: Jobs;
  readonly messages: TicketMessages;
  readonly now: () => number;
}

/** Every five minutes: tickets that we do not answer in time get a new promise, and their people a message before it. */
export function lateTickets(database: Database, { jobs, messages, now }: LateDeps): void {
  jobs.work(LATE_TICKETS_JOB, async () => {
    const at = new Date(now());
    const soon = new Date(+at + LATE_NOTICE_MS);
    for (const number of await dueBefore(database, soon)) {
      await database.transaction(async (transaction) => {
        const held = await holdTicket(transaction, number);
        // Staff may have answered meanwhile.
        if (!held?.dueAt || held.dueAt > soon) return;
        const { lastSeq: seq } = await promiseLater(transaction, held, at);
        await messages.tell({ news: 'late', number, seq }, transaction);
      });
    }
  });
  jobs.schedule(LATE_TICKETS_JOB, '*/5 * * * *');
}

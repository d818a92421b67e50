import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import type { Transaction } from '../../foundation/database/public.ts';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { accountOfId, reminderChannel } from '../../people/accounts/public.ts';
import { ticketOf } from './tickets.queries.ts';

const JOB = 'tell-of-ticket';

/** In a chat the person mostly reads an answer on the page, ms: only one that they have not seen is announced. */
const UNSEEN_MS = 2 * 60_000;

const TEMPLATES = { received: 'ticket-received', answered: 'ticket-answered', late: 'ticket-late' } as const;

interface TicketNews {
  readonly news: keyof typeof TEMPLATES;
  readonly number: string;
  /** Number of the entry that it is about, so that each entry is announced once. */
  readonly seq: number;
}

export interface TicketMessages {
  /** Tells the person what has happened to their ticket, once the transaction has committed. */
  tell(news: TicketNews, transaction: Transaction): Promise<void>;
}

/** Messages about tickets, after the person's quiet hours. The queue carries numbers alone. */
export function ticketMessages({ database, jobs, messages, now }: NoticeDeps): TicketMessages {
  jobs.work<TicketNews>(JOB, async ({ news, number, seq }) => {
    const row = await ticketOf(database, number);
    const person = row && (await accountOfId(database, row.accountId));
    const way = person && person.deletedAt === null ? reminderChannel(person) : undefined;
    if (!row || !person || !way) return;
    if (news === 'answered' && row.seenSeq >= seq) return;
    const until = quietUntil(person, now());
    if (until !== undefined) return jobs.send(JOB, { news, number, seq }, { startAfter: new Date(until) });
    await messages.send({
      ...way,
      template: TEMPLATES[news],
      values: { number, time: formatMoment((row.dueAt ?? row.promisedAt).getTime()) },
      key: `ticket ${number} ${seq}`,
    });
  });
  return {
    async tell(news, transaction) {
      const row = await ticketOf(transaction, news.number);
      const waits = news.news === 'answered' && row?.chat && { startAfter: new Date(now() + UNSEEN_MS) };
      await jobs.send(JOB, { ...news }, { transaction, key: `${news.number} ${news.seq}`, ...waits });
    },
  };
}

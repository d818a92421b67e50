import { randomInt } from 'node:crypto';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import {
  TICKETS_A_DAY,
  type TicketSubject,
  type TicketTopic,
  ticketDue,
} from '@aangan/shared-kit/domain/support/tickets';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Transaction } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { moveTicket } from './move-ticket.ts';
import { insertTicket, ticketsSince } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';

/** Letters and digits that nobody confuses on the phone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const TOO_MANY = `You have opened ${TICKETS_A_DAY} requests today. Please add to one of them.`;

interface NewTicket {
  readonly accountId: string;
  readonly topic: TicketTopic;
  readonly text: string;
  readonly about: TicketSubject | undefined;
  readonly reference: string | undefined;
  readonly chat: boolean;
  readonly page: string | undefined;
}

/**
 * Opens a ticket with its promise; the same one again on the same day is the existing one.
 * @throws CallError 429 for too many in a day
 */
export async function openTicket(
  transaction: Transaction,
  { accountId, topic, text, about, reference, chat, page }: NewTicket,
  at: Date,
): Promise<{ readonly row: TicketRow; readonly isNew: boolean }> {
  await lockAccount(transaction, accountId);
  const same = [accountId, topic, text, about ?? '', reference ?? '', indiaDay(+at)];
  const dueAt = new Date(ticketDue(topic, +at, chat));
  const saved = await insertTicket(transaction, {
    number: `T-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`,
    accountId,
    repeatKey: digestOf(JSON.stringify(same)),
    ...{ topic, chat, about: about ?? null, reference: reference ?? '', page: page ?? null },
    state: 'open',
    lastSeq: 0,
    ...{ receivedAt: at, changedAt: at, dueAt, promisedAt: dueAt },
  });
  if (!saved.isNew) return saved;
  if ((await ticketsSince(transaction, accountId, new Date(+at - DAY_MS))) > TICKETS_A_DAY) {
    throw new CallError(429, TOO_MANY);
  }
  const row = await moveTicket(transaction, saved.row, {
    kind: 'asked',
    author: 'person',
    text,
    at,
    change: { dueAt },
  });
  return { row, isNew: true };
}

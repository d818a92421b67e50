import { conversationId } from '@aangan/shared-kit/contracts/chat-values';
import { and, asc, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { messageTime } from '../../foundation/messages/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { chatMessage, type MemberRow, type MessageRow } from './chat.tables.ts';
import type { ChatDeps } from './chat-deps.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { oneConversation } from './list-conversations.queries.ts';
import { visibleTo } from './messages.queries.ts';
import { nameOf } from './wire-conversation.ts';
import { type MessageReader, textFor } from './wire-message.ts';

const named = z.object({ conversationId });

/** Messages that are read at once. */
const AT_ONCE = 1_000;

const KIND_WORDS = { text: '', photo: '[Photo] ', place: '[Place] ', visit: '[Visit proposal] ', note: '' } as const;

/** The text file of a conversation, for its two people only: what the reader may see, in order. */
export function chatExport(app: FastifyInstance, { database, sessions }: ChatDeps): void {
  app.get('/api/v1/chat/conversations/:conversationId/export', { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    const asked = named.safeParse(request.params);
    const facts = asked.success ? await oneConversation(database, accountId, asked.data.conversationId) : undefined;
    if (!facts) throw notFound(CHAT_WORDS.noConversation);
    const reader = { accountId, permitted: facts.permitted };
    const lines: string[] = [];
    for await (const row of visibleMessages(facts.member)) lines.push(lineOf(row, reader, nameOf(facts.other)));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="chat.txt"')
      .header('x-content-type-options', 'nosniff')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });

  async function* visibleMessages(member: MemberRow): AsyncGenerator<MessageRow> {
    let after = 0;
    for (;;) {
      const rows = await database
        .select()
        .from(chatMessage)
        .where(and(visibleTo(member), gt(chatMessage.seq, after)))
        .orderBy(asc(chatMessage.seq))
        .limit(AT_ONCE);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) return;
      after = last.seq;
    }
  }
}

/** Line breaks of a message are indented, so that no message looks like one of the other person. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

function lineOf(row: MessageRow, reader: MessageReader, name: string): string {
  const author = row.authorId === null ? 'Aangan' : row.authorId === reader.accountId ? 'You' : name;
  const text = textFor(row, reader).replace(LINE_BREAK, '\n    ');
  return `${messageTime(row.createdAt.getTime())} · ${author}: ${KIND_WORDS[row.kind]}${text}`;
}

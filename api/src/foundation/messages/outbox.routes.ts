import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/public.ts';
import { type OutboxMessage, outboxMessages } from './outbox.queries.ts';

const asked = z.object({ to: z.string().max(254).optional() });

const STYLE =
  'body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:46rem;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:.75rem 0}p{white-space:pre-line;overflow-wrap:anywhere}';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/**
 * Lists messages of the outbox, newest first: `/api/dev/outbox` for people, `/api/dev/outbox.json?to=` for tests. The
 * routes exist only where no provider is configured, which only the demonstration allows.
 */
export function outboxPages(app: FastifyInstance, database: Database): void {
  app.get('/api/dev/outbox', { schema: { hide: true } }, async ({ query }, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page(await outboxMessages(database, asked.parse(query).to))),
  );
  app.get('/api/dev/outbox.json', { schema: { hide: true } }, async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: await outboxMessages(database, asked.parse(query).to) }),
  );
}

function page(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(row).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style><h1>Outbox</h1><p>Messages that would have been sent, newest first.</p>${rows || '<p>Nothing yet.</p>'}</html>`;
}

function row({ at, channel, target, subject, text }: OutboxMessage): string {
  const to = `<a href="/api/dev/outbox?to=${encodeURIComponent(target)}">${escaped(target)}</a>`;
  const title = channel === 'EMAIL' ? `<h2>${escaped(subject)}</h2>` : '';
  return `<article><small>${at.toISOString()} · ${channel} to ${to}</small>${title}<p>${linked(text)}</p></article>`;
}

function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

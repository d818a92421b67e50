import { type LiveEvent, type liveCalls, liveQuery } from '@aangan/shared-kit/contracts/live';
import { LIVE_STREAM_PATH } from '@aangan/shared-kit/domain/live-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../module/public.ts';
import { badInput, type CallHandlers, visitorAddress } from '../server/public.ts';
import { newestNumber, numberEvents } from './live-events.queries.ts';
import { LIVE_SESSIONS } from './live-sessions.ts';
import { liveStream } from './live-stream.ts';
import { liveOf } from './open-live.ts';
import { eventsFor, openTopics, presentStates, replayed } from './opened-topics.ts';

/** Headers of a stream; no proxy between may store, compress or collect it. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // A connection that ends its stream while the server stops must not stay open for a next request.
  connection: 'close',
};

/** The stream of a browser's live updates. */
export function liveRoutes(api: Api): void {
  const { app, database, topics } = api;
  const { hub, streams } = api.use(liveOf);

  app.get(LIVE_STREAM_PATH, { schema: { hide: true } }, async (request, reply) => {
    const reader = await api.ask(LIVE_SESSIONS).required(request);
    const query = readQuery(request);
    const after = lastEventId(request) ?? query.after;
    const place = streams.admit(reader, visitorAddress(request));
    const { opened, refused } = await openTopics(topics, reader.accountId, query.topics).catch((error: unknown) => {
      place.leave();
      throw error;
    });
    const onSlow = () => request.log.info({ topics: opened.length }, 'A live stream was too slow');
    const stream = liveStream(reply.raw, opened, onSlow);
    const subscriber = { topics: opened, receive: stream.receive, show: stream.show };
    reply.raw.once('close', () => {
      hub.leave(subscriber);
      place.leave();
    });
    begin(reply);
    place.stream = stream;
    try {
      const newest = await hub.join(subscriber);
      if (reply.raw.destroyed) return hub.leave(subscriber);
      if (after !== undefined) {
        for await (const page of replayed(database, opened, { after, upTo: newest })) await stream.replay(page);
      }
      // An instance that is behind the last one must not repeat what that one sent.
      const states = await presentStates(opened, after !== undefined);
      stream.open({ newest: Math.max(newest, after ?? 0), states, refused });
    } catch (error) {
      request.log.warn({ err: error }, 'A live stream could not begin');
      reply.raw.destroy();
    }
  });
}

/** The same events for browsers that ask again and again. */
export function liveHandlers({ database, topics, ask }: Api): CallHandlers<typeof liveCalls> {
  return {
    async 'GET /api/v1/live/events'({ query }, request) {
      const { accountId } = await ask(LIVE_SESSIONS).required(request);
      const { opened, refused } = await openTopics(topics, accountId, query.topics);
      await numberEvents(database);
      const newest = await newestNumber(database);
      const { after } = query;
      const resumed = opened.filter(({ fresh }) => !fresh);
      const events: LiveEvent[] = [];
      if (after !== undefined) {
        for await (const page of replayed(database, resumed, { after, upTo: newest })) {
          for (const event of page) events.push(...eventsFor(resumed, event));
        }
      }
      events.push(...(await presentStates(opened, after !== undefined)));
      return { events, refused: [...refused], after: Math.max(newest, after ?? 0) };
    },
  };
}

function readQuery(request: FastifyRequest) {
  const read = liveQuery.safeParse(request.query);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw badInput(['query', ...(issue?.path ?? [])].join('.'), issue?.message ?? 'does not fit');
}

/** Browsers name the last event that arrived in this header. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

function begin(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...STREAM_HEADERS });
  reply.raw.flushHeaders();
}

import type { ServerResponse } from 'node:http';
import { CHANGES_PATH, type Change, listingsTag } from '@aangan/shared-kit/contracts/changes';
import type { Api } from '../../foundation/module/public.ts';
import { primaryPosition } from '../../foundation/replicas/public.ts';
import type { ListingShard } from './listing-changes.ts';
import type { SearchStores } from './search-stores.ts';

/** ms between two signs of life. Proxies end streams that are silent for a minute. */
const HEARTBEAT_MS = 15_000;

/** Bytes that may wait for a reader. One that is slower is disconnected: it hears that anything may have changed. */
const WAITING_BYTES_MAX = 64 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
};

/** Tells the servers of pages which listings have changed, so that they do not share pages of before. */
export function changesStream(
  { app, database }: Pick<Api, 'app' | 'database'>,
  stores: Pick<SearchStores, 'onChange'>,
): void {
  const streams = new Set<ServerResponse>();
  const write = (to: Iterable<ServerResponse>, text: string) => {
    for (const stream of to) {
      stream.write(text);
      if (stream.writableLength > WAITING_BYTES_MAX) stream.destroy();
    }
  };

  async function tell(to: ReadonlySet<ServerResponse>, shard?: ListingShard): Promise<void> {
    if (to.size === 0) return;
    const position = await primaryPosition(database).catch(() => undefined);
    const told: Change = {
      ...(shard && { tag: listingsTag(shard) }),
      ...(position !== undefined && { position: String(position) }),
    };
    write(to, `data: ${JSON.stringify(told)}\n\n`);
  }

  stores.onChange((shard) => void tell(streams, shard));
  const heartbeat = setInterval(() => write(streams, ':\n\n'), HEARTBEAT_MS).unref();
  app.addHook('preClose', (done) => {
    clearInterval(heartbeat);
    for (const stream of streams) stream.end();
    done();
  });

  app.get(CHANGES_PATH, { schema: { hide: true } }, (_request, reply) => {
    reply.hijack();
    const stream = reply.raw;
    stream.once('close', () => streams.delete(stream));
    stream.writeHead(200, HEADERS);
    streams.add(stream);
    // What changed before this stream was not heard.
    void tell(new Set([stream]));
  });
}

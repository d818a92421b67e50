import pg from 'pg';

/** ms before a broken connection is opened again: doubled with every attempt that fails. */
const RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;

/** ms of silence after which the operating system asks whether the server is still there. */
const KEEP_ALIVE_MS = 10_000;

export interface Listening {
  close(): Promise<void>;
}

interface Listener {
  /** Hears what was notified. */
  onNotification(payload: string): void;
  /** The connection listens, for the first time or again: what was notified before was missed. */
  onConnect(): void;
  /** Hears of each connection that broke or could not be opened. */
  onError(error: unknown): void;
}

/**
 * Listens on a channel of the database (LISTEN) through a connection of its own, which is opened again whenever it
 * breaks. A notification may be missed, so it is a hint to look and never the only way to learn something.
 */
export function listen(connection: pg.ClientConfig, channel: string, listener: Listener): Listening {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  function connect(): void {
    const opened = new pg.Client({ ...connection, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS });
    client = opened;

    function reconnect(error: unknown): void {
      // A connection that breaks says so several times.
      if (closed || client !== opened) return;
      client = undefined;
      opened.end().catch(() => undefined);
      listener.onError(error);
      retry = setTimeout(connect, Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** failures));
      failures += 1;
    }

    opened.on('error', reconnect);
    opened.on('end', () => reconnect(new Error('The connection that listens for notifications ended.')));
    opened.on('notification', ({ payload = '' }) => listener.onNotification(payload));
    const listening = opened.connect().then(() => opened.query(`listen ${opened.escapeIdentifier(channel)}`));
    listening.then(() => {
      failures = 0;
      if (!closed) listener.onConnect();
    }, reconnect);
  }

  connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

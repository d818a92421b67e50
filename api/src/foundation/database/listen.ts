import pg from 'pg';

/** ms before a broken connection is opened again; doubled with every failed attempt. */
const RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

/** ms of silence after which the operating system checks whether the server still responds. */
const KEEP_ALIVE_MS = 10_000;

export interface Listening {
  close(): Promise<void>;
}

interface Listener {
  /** Is called with each notification. */
  onNotification(payload: string): void;
  /** Is called when the connection listens, for the first time or again. Earlier notifications were missed. */
  onConnect(): void;
  /** Is called with the error of each connection that broke or could not be opened. */
  onError(error: unknown): void;
}

/**
 * Listens on a channel of the database (LISTEN) with a connection of its own, which reconnects whenever it breaks. It goes
 * to the pool's `listenUrl`, if it has one.
 * Notifications can be lost, so use one as a hint to look and never as the only source.
 */
export function listen(connection: pg.PoolConfig, channel: string, listener: Listener): Listening {
  const address = connection.listenUrl ?? connection.connectionString;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  function connect(): void {
    const opened = new pg.Client({
      ...connection,
      ...(address !== undefined && { connectionString: address }),
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client = opened;

    function reconnect(error: unknown): void {
      // A broken connection can emit several errors.
      if (closed || client !== opened) return;
      client = undefined;
      opened.end().catch(() => undefined);
      listener.onError(error);
      retry = setTimeout(connect, Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** failures));
      failures += 1;
    }

    opened.on('error', reconnect);
    opened.on('end', () => reconnect(new Error('The connection for notifications ended.')));
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

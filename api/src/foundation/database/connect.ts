import pg from 'pg';

/** Plain texts for error codes of the server and the network. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
};

/**
 * Opens one connection.
 * @throws Error with one line that says what to do, if the database cannot be reached
 */
export async function connect(url: string): Promise<pg.Client> {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address)
    throw new Error('DATABASE_URL is not a valid URL: it looks like postgresql://user:password@host:5432/name.');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    // The address without user and password.
    throw new Error(
      `Cannot connect to the database ${address.host}${address.pathname}: ${REASONS[code ?? ''] ?? message}. Check DATABASE_URL.`,
      { cause: error },
    );
  }
}

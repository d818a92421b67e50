import pg from 'pg';

/** Connections of one test, which end with it. */
export interface TestClients {
  connected(): Promise<pg.Client>;
  end(): Promise<void>;
}

export function testClients(url: string): TestClients {
  const clients: pg.Client[] = [];
  return {
    async connected() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      clients.push(client);
      return client;
    },
    async end() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

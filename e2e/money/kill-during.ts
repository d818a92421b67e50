import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { migrateModules } from '../../api/src/migrate-modules.ts';
import { startKillableApi } from './killed-api.ts';

type OpenDatabase = ReturnType<typeof openDatabase>;

export interface KillSettings {
  /** Folder of the database, created if missing. */
  readonly folder: string;
  readonly kills: number;
  /** Number of people who pay at the same time. */
  readonly people: number;
  /** Purchases that are acknowledged before the end, whatever the kills need. */
  readonly purchases?: number;
}

/** What people do while the API is killed. */
interface Activity<Paid, Findings> {
  /** One purchase of one person. @param signal stops its retries */
  readonly act: (apiUrl: string, open: OpenDatabase, signal: AbortSignal) => Promise<Paid>;
  /** Compares the database with what was acknowledged. */
  readonly find: (open: OpenDatabase, paid: readonly Paid[]) => Promise<Findings>;
}

export interface Killed {
  readonly kills: number;
  /** Purchases that the API acknowledged as paid. */
  readonly acknowledged: number;
  readonly seconds: number;
}

/** Kills the API repeatedly while people pay, and then looks for what is wrong. */
export async function killDuring<Paid, Findings>(
  { folder, kills, people, purchases = 0 }: KillSettings,
  { act, find }: Activity<Paid, Findings>,
): Promise<Findings & Killed> {
  const began = performance.now();
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres') });
  const open = openDatabase(postgres.url, { connections: 2 });
  const giveUp = new AbortController();
  try {
    await migrateModules(postgres.url);
    const api = await startKillableApi(postgres.url, await freePort());
    const paid: Paid[] = [];
    let over = false;
    const paying = Array.from({ length: people }, async () => {
      while (!over || paid.length < purchases) paid.push(await act(api.url, open, giveUp.signal));
    });
    // Failures are reported at the end. If a kill fails first, nothing else handles the rejection.
    for (const payer of paying) payer.catch(() => undefined);
    for (let kill = 0; kill < kills; kill += 1) {
      // Some purchases were paid since the last kill. The moment of the kill is arbitrary.
      const enough = paid.length + randomInt(1, 2 * people);
      while (paid.length < enough) await pause(2);
      await pause(randomInt(0, 25));
      await api.killAndRestart();
    }
    over = true;
    await Promise.all(paying);
    await api.stop();
    const findings = await find(open, paid);
    return { ...findings, kills, acknowledged: paid.length, seconds: (performance.now() - began) / 1000 };
  } finally {
    giveUp.abort();
    await open.close();
    await postgres.stop();
  }
}

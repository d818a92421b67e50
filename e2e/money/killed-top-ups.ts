import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { migrateModules } from '../../api/src/migrate-modules.ts';
import { signedIn } from '../../api/testing/signed-in.ts';
import { startKillableApi } from './killed-api.ts';
import { type LedgerFindings, ledgerFindings } from './ledger-findings.ts';
import { type PaidTopUp, topUpWhateverHappens } from './retrying-payer.ts';

interface KilledTopUps extends LedgerFindings {
  readonly kills: number;
  /** Top-ups that the API acknowledged as paid. */
  readonly acknowledged: number;
  readonly seconds: number;
}

interface Settings {
  /** Folder of the database, created if missing. */
  readonly folder: string;
  readonly kills: number;
  /** Number of people who add money at the same time. */
  readonly people: number;
}

/** Kills the API repeatedly while people add money, and then checks the ledger. */
export async function killDuringTopUps({ folder, kills, people }: Settings): Promise<KilledTopUps> {
  const began = performance.now();
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres') });
  const open = openDatabase(postgres.url, { connections: 2 });
  const giveUp = new AbortController();
  try {
    await migrateModules(postgres.url);
    const payers = await Promise.all(Array.from({ length: people }, () => signedIn(open.database, {}, Date.now())));
    const api = await startKillableApi(postgres.url, await freePort());
    const paid: PaidTopUp[] = [];
    let over = false;
    const paying = payers.map(async (payer) => {
      while (!over) paid.push(await topUpWhateverHappens(api.url, payer, giveUp.signal));
    });
    // Failures are reported at the end. If a kill fails first, nothing else handles the rejection.
    for (const payer of paying) payer.catch(() => undefined);
    for (let kill = 0; kill < kills; kill += 1) {
      // Some top-ups were paid since the last kill. The moment of the kill is arbitrary.
      const enough = paid.length + randomInt(1, 2 * people);
      while (paid.length < enough) await pause(2);
      await pause(randomInt(0, 25));
      await api.killAndRestart();
    }
    over = true;
    await Promise.all(paying);
    await api.stop();
    const findings = await ledgerFindings(open.pool, paid);
    return { ...findings, kills, acknowledged: paid.length, seconds: (performance.now() - began) / 1000 };
  } finally {
    giveUp.abort();
    await open.close();
    await postgres.stop();
  }
}

import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { freePort, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { chatMessage } from '../../api/src/meeting/chat/public.ts';
import { seedListings } from '../bench/api-process.ts';
import { type KillableApi, startKillableApi } from '../money/killed-api.ts';
import { nodeHeap } from '../stack/node-heap.ts';
import type { ChatDevice } from './chat-device.ts';
import { openDevices } from './open-devices.ts';
import { type SoakFindings, soakFindings } from './soak-findings.ts';

export interface SoakSettings {
  /** Folder of the database, created if missing. */
  readonly folder: string;
  /** At least; it goes on until both instances and the database were restarted. */
  readonly seconds: number;
  readonly conversations: number;
  readonly devices: number;
  /** Shortest and longest time between two messages of a device, ms. */
  readonly writeEveryMs: readonly [number, number];
  /** ms between two restarts of an instance or of the database. */
  readonly restartEveryMs: number;
  /** Whether to measure memory. It takes a collection of garbage each time. */
  readonly measuresMemory: boolean;
}

export interface Soaked extends SoakFindings {
  readonly messages: number;
  readonly restarts: number;
  /** MB in use on the instance that is not restarted any more: at the beginning of that time, and at its end. */
  readonly memory: readonly [number, number] | undefined;
}

/** How far the clocks of the two instances are wrong, ms. */
const CLOCKS = [70_000, -50_000] as const;

/**
 * Two instances of the API and their database are killed again and again, while people on unsteady networks write to
 * each other. Afterwards every device must show the same messages.
 */
export async function soakChats(settings: SoakSettings): Promise<Soaked> {
  const folder = path.join(settings.folder, 'postgres');
  mkdirSync(settings.folder, { recursive: true });
  // If root runs the soak, PostgreSQL runs as another user, who needs access.
  chmodSync(settings.folder, 0o755);
  let postgres = await startPostgres({ folder });
  const { port, url } = postgres;
  const { database, close } = openDatabase(url);
  const apis: KillableApi[] = [];
  const devices: ChatDevice[] = [];
  try {
    await seedListings(settings.conversations * 2, { DATABASE_URL: url });
    const inspectPort = await freePort();
    for (const [at, skew] of CLOCKS.entries()) {
      const clock = ['--import', path.join(import.meta.dirname, 'skewed-clock.ts')];
      const nodeOptions = at === 0 ? [...clock, `--inspect=127.0.0.1:${inspectPort}`] : clock;
      const env = { CLOCK_SKEW_MS: String(skew) };
      apis.push(await startKillableApi(url, await freePort(), { nodeOptions, env }));
    }
    const origins = apis.map((api) => api.url);
    devices.push(...(await openDevices(database, { ...settings, origins })));

    const over = new AbortController();
    const living = devices.map((device) => live(device, settings, over.signal));
    const ends = performance.now() + settings.seconds * 1_000;
    let restarts = 0;
    let before: number | undefined;
    while (performance.now() < ends || restarts < CLOCKS.length + 1) {
      await pause(settings.restartEveryMs * (0.5 + Math.random()));
      // The first instance is not restarted any more after a third of the time, so that its memory can be measured.
      const isLater = performance.now() > ends - settings.seconds * 667;
      if (isLater && settings.measuresMemory) before ??= await nodeHeap(inspectPort).used();
      if (restarts % 3 === 2) {
        await postgres.stop();
        await pause(Math.random() * 1_000);
        postgres = await startPostgres({ folder, port });
      } else await apis[isLater ? 1 : restarts % 2]?.killAndRestart();
      restarts += 1;
    }
    over.abort();
    await Promise.all(living);
    await Promise.all(devices.map((device) => device.settle()));
    const memory = before === undefined ? undefined : ([before, await nodeHeap(inspectPort).used()] as const);
    const rows = await database.select().from(chatMessage).orderBy(asc(chatMessage.seq));
    const found = soakFindings(
      devices,
      Map.groupBy(rows, ({ conversationId }) => conversationId),
    );
    return { ...found, messages: rows.length, restarts, memory };
  } finally {
    await Promise.all(devices.map((device) => device.close()));
    await Promise.all(apis.map((api) => api.stop()));
    await close();
    await postgres.stop();
  }
}

/** What a person does on a device until the soak is over. */
async function live(device: ChatDevice, settings: SoakSettings, over: AbortSignal): Promise<void> {
  const [least, most] = settings.writeEveryMs;
  for (let number = 0; !over.aborted; number += 1) {
    await Promise.race([pause(least + Math.random() * (most - least)), once(over, 'abort')]);
    const dice = Math.random();
    if (dice < 0.15) await device.goOffline();
    else if (dice < 0.4) device.goOnline();
    else if (dice < 0.45) await device.reload();
    else if (dice < 0.7) await device.markRead();
    device.write(`${device.name} ${number}`);
  }
}

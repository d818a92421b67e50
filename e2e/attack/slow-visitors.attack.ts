import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startChild } from '../../scripts/site/child.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import { median } from '../bench/median.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { p95, type Visited, visit } from './honest-visitor.ts';
import { SLOW_KINDS, type SlowKind, type Target } from './slow-connections.ts';

/** Connections of each kind, from five addresses. */
const CONNECTIONS = 500;

/** Windows of each kind without and with the attack, and ms of each. */
const ROUNDS = 3;
const WINDOW_MS = 1500;

/** Growth of the 95th percentile that is allowed, and ms that a busy machine may add to a short one. */
const GROWTH = 1.2;
const FLOOR_MS = 25;

const PAGES = ['/', '/flats-for-rent-in-bangalore', '/tenant/plans'];
const CALL = '/api/v1/property/search?category=RENT&city=bangalore&size=30';

const site = () => new URL(process.env.E2E_URL ?? '');

async function aim(): Promise<Target & { readonly honest: readonly string[] }> {
  const html = await (await fetch(site())).text();
  const [, file = ''] = /<script[^>]* src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  return {
    port: Number(site().port),
    paths: { page: PAGES[1] ?? '/', file, answer: CALL },
    honest: [...PAGES, CALL, file],
  };
}

/** Opens the connections in a process of their own while something is done. */
async function attacked<Result>(kinds: readonly SlowKind[], target: Target, work: () => Promise<Result>) {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const attacker = startChild({
    name: 'attacker',
    script: path.join(ROOT, 'e2e/attack/slow-attacker.ts'),
    args: [kinds.join(','), String(CONNECTIONS), JSON.stringify(target)],
    cwd: ROOT,
    logFile: path.join(TEST_DATA, 'logs/attacker.log'),
    onLine: (line) => line === 'ready' && resolve(),
  });
  try {
    await Promise.race([ready, attacker.exited.then(({ code }) => Promise.reject(new Error(`It ended with ${code}`)))]);
    return await work();
  } finally {
    attacker.kill();
    await attacker.exited;
  }
}

for (const kinds of [...SLOW_KINDS.map((kind) => [kind]), [...SLOW_KINDS]]) {
  const name = kinds.length === 1 ? kinds[0] : 'all kinds';
  test(`${CONNECTIONS} slow connections of ${name} do not slow an honest visitor down`, async () => {
    const target = await aim();
    const honest = () => visit(target.port, target.honest, WINDOW_MS);
    await honest();
    const quiet: Visited[] = [];
    const under: Visited[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      quiet.push(await honest());
      under.push(await attacked(kinds, target, honest));
    }
    const [before, during] = [quiet, under].map((windows) => median(windows.map(({ times }) => p95(times))));
    console.log(`${name}: p95 ${before?.toFixed(1)} ms without, ${during?.toFixed(1)} ms with the attack`);
    expect([...quiet, ...under].flatMap(({ errors }) => errors)).toEqual([]);
    expect(during).toBeLessThanOrEqual(Math.max((before ?? 0) * GROWTH, (before ?? 0) + FLOOR_MS));
  });
}

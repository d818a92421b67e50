import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, remoteNames } from '../../../scripts/site/remotes.ts';
import { askedNames, askedOf } from '../../../shell/src/registry/asked-releases.ts';
import { publishRelease } from '../../../shell/src/registry/publish.ts';
import { publishShell } from '../../../shell/src/registry/publish-shell.ts';
import { EMPTY_DOCUMENT } from '../../../shell/src/registry/registry-upgrade.ts';
import { rollback } from '../../../shell/src/registry/rollback.ts';
import { untilInForce } from '../../../shell/src/registry/servers/until-in-force.ts';
import { SHELL } from '../../../shell/src/registry/shell-files.ts';
import { seeded } from '../../../shell/src/testing/seeded.ts';
import { steadyLoad } from '../../soak/steady-load.ts';
import { releaseVariant } from '../../stack/release-variant.ts';
import { shellVariant } from '../../stack/shell-variant.ts';
import { atMost, type BenchRow, note } from '../bench-table.ts';
import type { ReleaseSite } from './release-site.ts';

/** Changes of live versions, after how many of them a part is killed, and other versions of each remote and of the shell among which they choose. */
const PUBLISHES = 500;
const CHANGES_BETWEEN_KILLS = 20;
const VERSIONS = 3;
const PATHS = ['/', '/tenant/plans', '/page-not-found'];
const CLIENTS = 4;
/** Statuses of {@link PATHS}: the last one is the page of the shell itself. */
const SOUND = /HTTP 404 for \/page-not-found/;
const SEED = 137;

/**
 * Makes other versions of all remotes and of the shell live, in random order, while two servers are visited. Meanwhile a
 * server, the asset origin, or what the registry depends on is killed again and again.
 * @param where the releases are stored, for the table
 * @param publishes number of changes
 */
export async function benchPublishes(site: ReleaseSite, where: string, publishes = PUBLISHES): Promise<BenchRow[]> {
  const { registry, shell } = site;
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-publishes-'));
  const servers = [await shell({ LOG_LEVEL: 'warn' }), await shell({ LOG_LEVEL: 'warn' })];
  const author = { by: 'bench', now: Date.now, keys: registry.keys };
  const versions = new Map<string, string[]>();
  try {
    for (const name of [...remoteNames(), SHELL]) versions.set(name, await storeVersions(name));
    const addresses = servers.map(({ address }) => address);
    const load = steadyLoad(addresses, PATHS, CLIENTS);
    const random = seeded(SEED);
    const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
    const kills = [...servers.map(({ restart }) => restart), site.restartAssets, site.killRegistry];
    let killed = 0;
    const started = performance.now();
    for (let change = 0; change < publishes; change++) {
      if (change % CHANGES_BETWEEN_KILLS === CHANGES_BETWEEN_KILLS - 1) {
        await oneOf(kills)?.();
        killed += 1;
      }
      const name = oneOf([...versions.keys()]) ?? SHELL;
      const { live } = askedOf((await registry.read()) ?? EMPTY_DOCUMENT, name) ?? {};
      const to = oneOf((versions.get(name) ?? []).filter((version) => version !== live));
      await rollback(registry, name, { ...author, to });
    }
    const seconds = (performance.now() - started) / 1000;
    const names = askedNames((await registry.read()) ?? EMPTY_DOCUMENT);
    const rollouts = await Promise.all(names.map((name) => untilInForce(registry, name, { withinMs: 60_000 })));
    const behind = rollouts.flatMap(({ servers: each }) => each.filter(({ inForce }) => !inForce));
    await load.stop();
    const failures = load.failures.filter((failure) => !SOUND.test(failure));
    return [
      atMost(
        `failed requests during ${publishes} changes and ${killed} kills, releases in ${where}`,
        failures.length,
        '',
        0,
      ),
      atMost('servers that have not what was asked at last', behind.length, '', 0),
      ...countedFailures(failures),
      note('answers meanwhile', load.answered(), ''),
      note('changes a second', publishes / seconds, '/s'),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }

  /** Stores other versions of a name, checked as they are published. @returns all of them, the live one too */
  async function storeVersions(name: string): Promise<string[]> {
    const options = { ...author, allowOlder: true, storeOnly: true };
    const stored = [askedOf((await registry.read()) ?? EMPTY_DOCUMENT, name)?.live ?? ''];
    for (let number = 1; number <= VERSIONS; number++) {
      const dist = path.join(folder, `${name}-${number}`);
      if (name === SHELL) {
        stored.push(await shellVariant(path.join(ROOT, 'shell/dist'), dist, `Neighbours ${number}`));
        await publishShell(registry, dist, options);
      } else {
        stored.push(await releaseVariant(path.join(ROOT, name, 'dist'), dist, `variant ${number}`));
        await publishRelease(registry, dist, options);
      }
    }
    return stored;
  }
}

/** What failed, and how often. */
function countedFailures(failures: readonly string[]): BenchRow[] {
  const kinds = [...new Set(failures)];
  return kinds.map((kind) => note(`of them ${kind}`, failures.filter((failure) => failure === kind).length, ''));
}

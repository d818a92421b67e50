import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRemoteConfig } from '@aangan/shared-kit/build/build-remote';
import { allContracts } from '@aangan/shared-kit/build/declared-calls';
import { watchRemote } from '@aangan/shared-kit/build/watch-remote';
import { takenPort } from '@aangan/shared-kit/server/listen-problem';
import { folderRegistry } from '../../shell/src/registry/folder-registry.ts';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { publishShell } from '../../shell/src/registry/publish-shell.ts';
import { registryFrom } from '../../shell/src/registry/registry-from.ts';
import { untilInForce } from '../../shell/src/registry/servers/until-in-force.ts';
import { releaseKeys } from '../../shell/src/registry/signatures/release-keys.ts';
import { originOf } from '../laptop/shell-facts.ts';
import { withoutFrames } from '../site/build-problem.ts';
import { ROOT, remoteFolder, workingFolder } from '../site/remotes.ts';
import { firstDeath, startAssets, startShell, untilHealthy } from '../site/servers.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { stopSignals } from '../site/stop-signals.ts';
import { watchTypes } from '../site/watch-types.ts';
import { copyOtherRemotes } from './other-remotes.ts';
import { ownAnswers } from './own-answers.ts';
import { stubApi } from './stub-api.ts';

/**
 * `aangan dev [--api https://shop.example] [--registry FOLDER] [--port 3000]`: runs the shell on this machine with the
 * remote of this repository, and publishes it on every save. The API is that of the site, or one that answers by contract
 * and by `stub-api.ts`. The other remotes are those of the registry, if one is named here or by REGISTRY_URL.
 */
const { values } = parseArgs({
  options: { api: { type: 'string' }, registry: { type: 'string' }, port: { type: 'string', default: '3000' } },
});

async function emulate(): Promise<void> {
  const folder = remoteFolder(undefined);
  const { name, pages } = await readRemoteConfig(folder);
  const settings = emulatorSettings(Number(values.port));
  const address = `http://127.0.0.1:${settings.port}`;
  await refuseTakenPorts(settings);
  const signals = stopSignals();
  const registry = await emulatorRegistry(settings, name);
  const api = values.api === undefined ? await startStub(folder, settings.apiPort) : undefined;
  const apiUrl = values.api === undefined ? undefined : originOf('--api', values.api);
  const assets = startAssets(settings);
  const shell = startShell(settings, apiUrl === undefined ? {} : { apiUrl });
  const stop = async () => {
    await Promise.all([shell.stop(), assets.stop(), api?.close()]);
  };
  try {
    await Promise.race([untilHealthy(address, signals.first), firstDeath([assets, shell])]);
    let said = '';
    const stopWatching = await watchRemote(
      folder,
      async () => {
        const { version } = await publishRelease(registry, path.join(folder, 'dist'), { dev: true, by: 'emulator' });
        await untilInForce(registry, name);
        if (!said)
          console.log(
            Object.values(pages)
              .map(({ paths }) => `${address}${paths[0]}`)
              .join('\n'),
          );
        if (version !== said) console.log(`${name} ${version} is live`);
        said = version;
      },
      (message) => console.error(`${withoutFrames(message)}\n\n${name} does not build: the last build stays.`),
    );
    const endTypes = watchTypes(folder, console.log);
    await Promise.race([signals.asked, firstDeath([assets, shell])]);
    endTypes();
    await stopWatching();
  } finally {
    await stop();
  }
}

function emulatorSettings(port: number): SiteSettings {
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new Error(`--port must be a port, not ${values.port}.`);
  const dataFolder = path.join(workingFolder(), '.data/emulator');
  mkdirSync(path.join(dataFolder, 'logs'), { recursive: true });
  const ports = { port, assetPort: port + 1, apiPort: port + 2 };
  return { ...ports, host: '127.0.0.1', demo: true, dataFolder, databaseUrl: undefined, listings: 0 };
}

/** @throws Error that says which port to ask for instead */
async function refuseTakenPorts({ port, assetPort, apiPort }: SiteSettings): Promise<void> {
  const taken = await takenPort([port, assetPort, apiPort]);
  if (taken === undefined) return;
  throw new Error(
    `Port ${taken} is taken: the emulator takes ${port} to ${apiPort}. Give it others: npm run dev -- --port ${port + 100}`,
  );
}

/** The emulator's own registry: the shell, and the other remotes of a site. */
async function emulatorRegistry({ dataFolder }: SiteSettings, name: string) {
  // Releases of a site are trusted by its keys, those of the emulator by its own.
  const { RELEASE_KEYS, REGISTRY_URL, ...own } = process.env;
  const registry = folderRegistry(path.join(dataFolder, 'artifacts'), releaseKeys(own, dataFolder));
  for (const variable of ['RELEASE_KEYS', 'REGISTRY_URL']) delete process.env[variable];
  await publishShell(registry, path.join(ROOT, 'shell/dist'), { followsCheckout: true, dev: true, by: 'emulator' });
  if (values.registry === undefined && !REGISTRY_URL) return registry;
  const env = { ...own, RELEASE_KEYS, REGISTRY_URL: values.registry === undefined ? REGISTRY_URL : undefined };
  const site = path.resolve(values.registry ?? dataFolder);
  const others = await copyOtherRemotes(
    await registryFrom(env, site, releaseKeys(env, path.dirname(site))),
    registry,
    name,
  );
  console.log(`Other remotes: ${others.join(', ') || 'none'}`);
  return registry;
}

async function startStub(folder: string, port: number) {
  const said = new Set<string>();
  const api = await stubApi({
    contracts: await allContracts(),
    answers: () => ownAnswers(folder),
    say(line) {
      if (!said.has(line)) console.log(line);
      said.add(line);
    },
  });
  await api.listen({ port, host: '127.0.0.1' });
  return api;
}

try {
  await emulate();
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

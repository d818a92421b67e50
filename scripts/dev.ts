import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRemoteConfig } from '@aangan/shared-kit/build/build-remote';
import { watchRemote } from '@aangan/shared-kit/build/watch-remote';
import { publishRelease } from '../shell/src/registry/publish.ts';
import { untilInForce } from '../shell/src/registry/servers/until-in-force.ts';
import { devAgainstShell } from './laptop/dev-against-shell.ts';
import { withoutFrames } from './site/build-problem.ts';
import { publishDevelopmentShell } from './site/development-shell.ts';
import { endDevelopment } from './site/end-development.ts';
import { siteRegistry } from './site/publish-packages.ts';
import { remoteFolder, workingFolder } from './site/remotes.ts';
import { isSiteRunning } from './site/start-lock.ts';
import { stopSignals } from './site/stop-signals.ts';
import { watchTypes } from './site/watch-types.ts';

/**
 * `npm run dev -- mfe-search`: publishes the remote into the running site on every save. Open pages replace changed
 * components and keep their state; where that is impossible they reload, and keep what was typed. Errors of types are
 * printed as they come.
 * A build that fails is printed, and the site keeps the last one that worked.
 * `npm run dev -- mfe-search --shell https://shop.example [--public https://my-tunnel.example] [--port 4100]` runs it
 * under a deployed shell instead, for one person: see docs/releases.md.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'data-dir': { type: 'string', default: process.env.DATA_DIR || '.data' },
    /** A deployed shell to run the remote under, by a local override: `https://shop.example`. */
    shell: { type: 'string' },
    /** Where that shell and browsers reach this machine: `https://my-tunnel.example`. */
    public: { type: 'string' },
    port: { type: 'string', default: '4100' },
  },
});

async function main(): Promise<void> {
  const folder = remoteFolder(positionals[0]);
  if (values.shell === undefined) await inSite(folder);
  else await againstShell(folder, values.shell);
}

/** The remote is served from this machine; only browsers that opened the override link load it. */
async function againstShell(folder: string, shell: string): Promise<void> {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a port, not ${values.port}.`);
  const signals = stopSignals();
  const onBuildError = (message: string) =>
    console.error(`${withoutFrames(message)}\n\nThis does not build: the last build stays.`);
  const end = await devAgainstShell({ folder, shell, port, publicOrigin: values.public, onBuildError });
  const endTypes = watchTypes(folder, console.log);
  await signals.asked;
  endTypes();
  await end();
  console.log('Ended. The banner of the site has a button that switches the override off.');
}

async function inSite(folder: string): Promise<void> {
  const { name } = await readRemoteConfig(folder);
  const dataFolder = path.resolve(workingFolder(), values['data-dir']);
  if (!isSiteRunning(dataFolder)) {
    throw new Error(`No site runs on ${dataFolder}: run npm start in another terminal first.`);
  }
  const signals = stopSignals();
  const registry = siteRegistry(dataFolder);
  await publishDevelopmentShell(registry, dataFolder, signals.first);
  let lastVersion = '';
  const stopWatching = await watchRemote(
    folder,
    async () => {
      const { version } = await publishRelease(registry, path.join(folder, 'dist'), { dev: true, by: 'npm run dev' });
      await untilInForce(registry, name);
      console.log(version === lastVersion ? `${name} ${version}, nothing new` : `${name} ${version} is live`);
      lastVersion = version;
    },
    (message) => {
      console.error(
        `${withoutFrames(message)}\n\n${name} does not build: the site keeps ${lastVersion || 'what it had'}.`,
      );
    },
    { refresh: true },
  );
  console.log(`Watching ${name}. Ctrl-C ends it.`);
  const endTypes = watchTypes(folder, console.log);
  await signals.asked;
  endTypes();
  await stopWatching();
  const live = await endDevelopment(registry, name);
  console.log(
    `${name} ${live === undefined ? 'is off the site' : `is back at ${live}`}. What you have written goes live with npm run publish:remote -- ${name}`,
  );
}

try {
  await main();
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

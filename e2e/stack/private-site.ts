import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from '../../scripts/site/build-packages.ts';
import type { Child } from '../../scripts/site/child.ts';
import { SILENT } from '../../scripts/site/progress.ts';
import { publishPackages, siteRegistry } from '../../scripts/site/publish-packages.ts';
import { startApi, startAssets, startShell, untilHealthy } from '../../scripts/site/servers.ts';
import { type CallsProxy, startCallsProxy } from './calls-proxy.ts';
import { freePorts } from './free-ports.ts';
import { TEST_DATA, testSettings } from './test-settings.ts';

/** A part that can be stopped and started while the site goes on. */
export interface Part {
  stop(): Promise<void>;
  start(): void;
}

/** A site of a test's own, on the tests' database, that may be broken in every way. */
export interface PrivateSite {
  readonly address: string;
  readonly api: Part;
  readonly assets: Part;
  readonly calls: CallsProxy;
  /** Folder of the live release of a remote. */
  releaseFolder(remote: string): Promise<string>;
  healthy(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPrivateSite(databaseUrl: string): Promise<PrivateSite> {
  const dataFolder = mkdtempSync(path.join(TEST_DATA, 'private-'));
  mkdirSync(path.join(dataFolder, 'logs'));
  const pictures = path.join(TEST_DATA, 'pictures');
  if (existsSync(pictures)) symlinkSync(pictures, path.join(dataFolder, 'pictures'));
  const settings = await testSettings({ dataFolder, databaseUrl });
  const registry = siteRegistry(dataFolder);
  const { signal } = new AbortController();
  await publishPackages(registry, await buildPackages(path.join(dataFolder, 'logs'), SILENT, signal), SILENT);

  const [proxyPort = 0] = await freePorts(1);
  const calls = await startCallsProxy(proxyPort, settings.apiPort);
  const api = restartable(() => startApi(settings, databaseUrl));
  const assets = restartable(() => startAssets(settings));
  const shell = startShell(settings, { apiUrl: calls.url });
  const address = `http://127.0.0.1:${settings.port}`;
  const healthy = () => untilHealthy(address, signal);
  await healthy();
  return {
    address,
    api,
    assets,
    calls,
    healthy,
    async releaseFolder(remote) {
      const live = (await registry.read())?.remotes[remote]?.live;
      if (!live) throw new Error(`${remote} is not published`);
      return path.join(registry.folder, remote, live);
    },
    async stop() {
      await shell.stop();
      await Promise.all([api.stop(), assets.stop(), calls.close()]);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function restartable(launch: () => Child): Part {
  let child = launch();
  return {
    stop: () => child.stop(),
    start: () => {
      child = launch();
    },
  };
}

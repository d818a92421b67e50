import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Child } from '../../../scripts/site/child.ts';
import { startAssets, startShell } from '../../../scripts/site/servers.ts';
import type { SiteSettings } from '../../../scripts/site/site-settings.ts';
import type { Registry } from '../../../shell/src/registry/registry.ts';
import { localKeyFile } from '../../../shell/src/registry/signatures/local-release-key.ts';
import { freePorts } from '../../stack/free-ports.ts';
import { folderReleases, type OpenStore } from './release-store.ts';

/** Shell servers with a registry of their own, whose releases a benchmark may change. */
export interface ReleaseSite {
  readonly registry: Registry;
  readonly assetPort: number;
  /** Kills what the registry depends on. */
  killRegistry(): Promise<void>;
  /** Kills the asset origin, and starts it again. */
  restartAssets(): Promise<void>;
  /** Starts one more shell. @returns its address and its log, once it answers */
  shell(env?: Readonly<Record<string, string>>): Promise<RunningShell>;
  stop(): Promise<void>;
}

/** A server that may be killed. */
interface Restartable {
  readonly child: Child;
  /** Kills it, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface RunningShell extends Restartable {
  readonly address: string;
}

/**
 * @param site a running site, whose releases are copied
 * @param apiUrl the API of its shells
 * @param open where the copies are stored
 */
export async function startReleaseSite(
  site: SiteSettings,
  apiUrl: string,
  open: OpenStore = folderReleases,
): Promise<ReleaseSite> {
  const dataFolder = await mkdtemp(path.join(site.dataFolder, 'releases-'));
  await mkdir(path.join(dataFolder, 'logs'));
  // The copies are signed by that site's key.
  await cp(localKeyFile(site.dataFolder), localKeyFile(dataFolder));
  const store = await open(dataFolder, path.join(site.dataFolder, 'artifacts'));
  const [assetPort = 0] = await freePorts(1);
  const assets = await restartable(
    () => startAssets({ ...site, dataFolder, assetPort }, { env: store.env }),
    () => answering(`http://127.0.0.1:${assetPort}`),
  );
  const shells: Restartable[] = [];
  return {
    registry: store.registry,
    assetPort,
    killRegistry: store.killPart,
    restartAssets: assets.restart,
    async shell(env = {}) {
      const [port = 0] = await freePorts(1);
      const address = `http://127.0.0.1:${port}`;
      const server = await restartable(
        () => startShell({ ...site, dataFolder, assetPort, port }, { apiUrl, env: { ...store.env, ...env } }),
        () => answering(address),
      );
      shells.push(server);
      return Object.assign(server, { address });
    },
    async stop() {
      await Promise.all(shells.map((shell) => shell.stop()));
      await assets.stop();
      await store.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function restartable(start: () => Child, ready: () => Promise<void>): Promise<Restartable> {
  let child = start();
  await ready();
  return {
    get child() {
      return child;
    },
    async restart() {
      child.kill();
      await child.exited;
      child = start();
      await ready();
    },
    stop: () => child.stop(),
  };
}

/** Waits for a page of the shell itself, or for a file that the asset origin does not have. The health check includes remotes that a benchmark breaks. */
async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    const status = await fetch(`${address}/page-not-found`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 404) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} does not answer`);
}

import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Child } from '../../../scripts/site/child.ts';
import { siteRegistry } from '../../../scripts/site/publish-packages.ts';
import { startAssets, startShell } from '../../../scripts/site/servers.ts';
import type { SiteSettings } from '../../../scripts/site/site-settings.ts';
import type { FolderRegistry } from '../../../shell/src/registry/folder-registry.ts';
import { localKeyFile } from '../../../shell/src/registry/signatures/local-release-key.ts';
import { freePorts } from '../../stack/free-ports.ts';

/** Shell servers with a registry of their own, whose releases a benchmark may change. */
export interface ReleaseSite {
  readonly registry: FolderRegistry;
  readonly assetPort: number;
  /** Starts one more shell. @returns its address and its log, once it answers */
  shell(env?: Readonly<Record<string, string>>): Promise<RunningShell>;
  stop(): Promise<void>;
}

export interface RunningShell {
  readonly address: string;
  readonly child: Child;
}

/** @param site a running site, whose releases are copied. @param apiUrl the API of its shells */
export async function startReleaseSite(site: SiteSettings, apiUrl: string): Promise<ReleaseSite> {
  const dataFolder = path.join(site.dataFolder, 'releases');
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(path.join(dataFolder, 'logs'), { recursive: true });
  // The copies are signed by that site's key.
  await cp(localKeyFile(site.dataFolder), localKeyFile(dataFolder));
  const registry = siteRegistry(dataFolder);
  await cp(path.join(site.dataFolder, 'artifacts'), registry.folder, { recursive: true });
  const [assetPort = 0] = await freePorts(1);
  const assets = startAssets({ ...site, dataFolder, assetPort });
  const shells: Child[] = [];
  return {
    registry,
    assetPort,
    async shell(env = {}) {
      const [port = 0] = await freePorts(1);
      const child = startShell({ ...site, dataFolder, assetPort, port }, { apiUrl, env });
      shells.push(child);
      const address = `http://127.0.0.1:${port}`;
      await answering(address);
      return { address, child };
    },
    async stop() {
      await Promise.all(shells.map((shell) => shell.stop()));
      await assets.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Waits for a page of the shell itself. The health check includes remotes that a benchmark breaks. */
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

import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Child } from '../../scripts/site/child.ts';
import { startApi, startAssets, startShell, untilHealthy } from '../../scripts/site/servers.ts';
import type { FolderRegistry } from '../../shell/src/registry/folder-registry.ts';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { type CallsProxy, startCallsProxy } from './calls-proxy.ts';
import { copiedReleases } from './copied-releases.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { freePorts } from './free-ports.ts';
import { type NodeHeap, nodeHeap } from './node-heap.ts';
import { publishUnchecked } from './publish-unchecked.ts';
import { TEST_DATA, testSettings } from './test-settings.ts';

/** A server that can be stopped and started while the site runs. */
interface Part {
  stop(): Promise<void>;
  start(): void;
}

/** A test's own site, on the tests' database, that may be broken in every way. */
export interface PrivateSite {
  readonly address: string;
  readonly api: Part;
  readonly assets: Part;
  readonly shell: Part;
  /** Memory of the shell. Distinguishes a leak from a busy machine, whose processes collect their garbage late. */
  readonly shellHeap: NodeHeap;
  readonly calls: CallsProxy;
  /** The proxy between the shell and the asset origin. */
  readonly faults: FaultProxy;
  readonly registry: FolderRegistry;
  /** Publishes a build folder through all gates. */
  publish(dist: string): Promise<void>;
  /** Makes it live without gates: simulates a release that a gate accepted by mistake. */
  publishUnchecked(dist: string): Promise<void>;
  /** Folder of the live release of a remote. */
  releaseFolder(remote: string): Promise<string>;
  healthy(): Promise<void>;
  stop(): Promise<void>;
}

/** @param env more variables of the shell */
export async function startPrivateSite(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<PrivateSite> {
  const dataFolder = mkdtempSync(path.join(TEST_DATA, 'private-'));
  mkdirSync(path.join(dataFolder, 'logs'));
  const pictures = path.join(TEST_DATA, 'pictures');
  if (existsSync(pictures)) symlinkSync(pictures, path.join(dataFolder, 'pictures'));
  const settings = await testSettings({ dataFolder, databaseUrl });
  const registry = await copiedReleases(dataFolder);
  const { signal } = new AbortController();
  const [proxyPort = 0, faultsPort = 0, inspectorPort = 0] = await freePorts(3);
  const calls = await startCallsProxy(proxyPort, settings.apiPort);
  const api = restartable(() => startApi(settings, databaseUrl));
  const assets = restartable(() => startAssets(settings));
  const faults = await startFaultProxy(faultsPort, settings.assetPort);
  const inspected = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` };
  const shell = restartable(() =>
    startShell(settings, { apiUrl: calls.url, env: { ASSET_ORIGIN: faults.url, ...inspected, ...env } }),
  );
  const address = `http://127.0.0.1:${settings.port}`;
  const healthy = () => untilHealthy(address, signal);
  await healthy();
  return {
    address,
    api,
    assets,
    shell,
    shellHeap: nodeHeap(inspectorPort),
    calls,
    faults,
    registry,
    healthy,
    async publish(dist) {
      await publishRelease(registry, dist, { allowOlder: true });
    },
    publishUnchecked: (dist) => publishUnchecked(registry, dist),
    async releaseFolder(remote) {
      const live = (await registry.read())?.remotes[remote]?.live;
      if (!live) throw new Error(`${remote} is not published`);
      return path.join(registry.folder, remote, live);
    },
    async stop() {
      await shell.stop();
      await Promise.all([api.stop(), assets.stop(), calls.close(), faults.close()]);
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

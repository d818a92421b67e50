import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import semver from 'semver';
import { startChild } from '../../scripts/site/child.ts';
import { untilHealthy } from '../../scripts/site/servers.ts';
import { releaseKeys } from '../../shell/src/registry/signatures/release-keys.ts';
import { signatureFileOf, signedText } from '../../shell/src/registry/signatures/signature.ts';
import { freePorts } from '../stack/free-ports.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { unpackFiles } from './recorded-files.ts';
import { recordOf } from './released.ts';

/** A released shell on ports of its own, with builds of today in its registry. */
export interface ReleasedSite {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Starts the shell as it was released with a contract version.
 * @param apiUrl the tests' API
 * @param builds `dist` folders of the remotes to run under it
 */
export async function startReleasedSite(
  contract: string,
  apiUrl: string,
  builds: readonly string[],
): Promise<ReleasedSite> {
  // Below the repository, so that the packages from outside are found.
  const folder = mkdtempSync(path.join(TEST_DATA, 'private-released-'));
  unpackFiles(recordOf(contract, 'shell'), folder);
  mkdirSync(path.join(folder, 'node_modules/@aangan'), { recursive: true });
  symlinkSync('../../shared-kit', path.join(folder, 'node_modules/@aangan/shared-kit'));
  writeRegistry(folder, contract, builds);

  const [port = 0, assetPort = 0] = await freePorts(2);
  const env = {
    DATA_DIR: folder,
    PORT: String(port),
    ASSET_PORT: String(assetPort),
    ASSET_ORIGIN: `http://127.0.0.1:${assetPort}`,
    API_URL: apiUrl,
    AANGAN_DEMO: '1',
  };
  const servers = ['assets', 'server'].map((name) =>
    startChild({
      name,
      script: path.join(folder, `shell/src/${name}/main.ts`),
      cwd: folder,
      env,
      logFile: path.join(folder, `${name}.log`),
    }),
  );
  const address = `http://127.0.0.1:${port}`;
  await untilHealthy(address, new AbortController().signal);
  return {
    address,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Artifacts and document as the publishing of that time left them. */
function writeRegistry(folder: string, contract: string, builds: readonly string[]): void {
  const artifacts = path.join(folder, 'artifacts');
  const browser = path.join(folder, 'shell/dist/browser');
  const { version: shell }: { version: string } = JSON.parse(readFileSync(path.join(browser, 'shell.json'), 'utf8'));
  // Shells of before signatures ignore them.
  const keys = releaseKeys({}, folder);
  const store = (from: string, artifact: string, description: string) => {
    const target = path.join(artifacts, artifact);
    cpSync(from, target, { recursive: true });
    const text = readFileSync(path.join(target, description), 'utf8');
    writeFileSync(path.join(target, signatureFileOf(description)), signedText({ artifact, text }, keys, Date.now()));
  };
  // Shells of before server halves run what is in `dist` themselves.
  cpSync(path.join(folder, 'shell/dist/server'), path.join(artifacts, `shell/${shell}/server`), { recursive: true });
  store(browser, `shell/${shell}`, 'shell.json');
  const live = builds.map((dist) => {
    const { name, version }: Release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
    store(dist, `${name}/${version}`, 'release.json');
    return [name, { live: version, previous: [], salt: name }] as const;
  });
  const remotes = Object.fromEntries(live);
  const document = semver.lt(contract, '1.1.0')
    ? { schema: 1, shell, remotes }
    : { schema: 2, revision: 1, shell, contract, remotes, changes: [] };
  writeFileSync(path.join(artifacts, 'registry.json'), JSON.stringify(document));
}

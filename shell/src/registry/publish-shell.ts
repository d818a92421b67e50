import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Author, withRow } from './change-log.ts';
import { leftBehindReasons } from './gates/contract-range.ts';
import { releasesInUse } from './gates/placement.ts';
import { librariesLeftBehind } from './gates/shared-libraries.ts';
import { putArtifact } from './put-artifact.ts';
import { refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { readShellFiles } from './shell-files.ts';

interface PublishShellOptions extends Partial<Author> {
  /** For a developer's own site, where the remotes are published right after the shell. */
  readonly leaveBehind?: boolean | undefined;
  /** Stores compressed copies too; by default. */
  readonly compressed?: boolean | undefined;
}

/**
 * Publishes the shell's browser files under their content's version.
 * @param dist folder with `shell.json`
 * @throws RegistryRefusal when a remote that is live was built for another platform contract; nothing has changed then
 */
export async function publishShell(
  registry: Registry,
  dist: string,
  version: string,
  { leaveBehind = false, compressed = true, by = 'unknown', reason, now = Date.now, keys }: PublishShellOptions = {},
): Promise<void> {
  const { contract, libraries } = readShellFiles(JSON.parse(await readFile(path.join(dist, 'shell.json'), 'utf8')));
  const refuseUnfit = async (document: RegistryDocument) => {
    if (leaveBehind) return;
    const releases = await releasesInUse(registry, document);
    refuseFor([...leftBehindReasons(contract, releases), ...librariesLeftBehind(libraries, releases)]);
  };
  await refuseUnfit((await registry.read()) ?? EMPTY_DOCUMENT);
  await putArtifact(registry, `shell/${version}`, dist, { compressed, now });
  await registry.update(async (document) => {
    await refuseUnfit(document);
    if (document.shell === version && document.contract === contract) return document;
    const from = document.shell === EMPTY_DOCUMENT.shell ? {} : { from: document.shell };
    const row = { action: 'publish', remote: 'shell', version, ...from } as const;
    return withRow({ ...document, shell: version, contract }, row, { by, reason, now, keys });
  });
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { unpackFiles } from './recorded-files.ts';

/** What was released, by contract version: `<version>/<name>.json.br`. */
export const RELEASED = path.join(import.meta.dirname, 'released');

/** Folder of the demo remote in a checkout. */
export const DEMO = 'e2e/fixtures/mfe-demo';

/** The recorded contract versions, oldest first. */
export function releasedContracts(): string[] {
  return readdirSync(RELEASED).sort(semver.compare);
}

/**
 * Writes the builds of all remotes that were recorded for a contract version, each into a folder of its own.
 * @returns the folder of each build by the remote's name
 */
export function unpackRemotes(contract: string, folder: string): Map<string, string> {
  for (const name of recordsOf(contract).filter((record) => record.startsWith('mfe-'))) {
    unpackFiles(recordOf(contract, name), path.join(folder, name, 'dist'));
  }
  // Since 1.4.0 the remotes of the site are one record.
  if (recordsOf(contract).includes('remotes')) unpackFiles(recordOf(contract, 'remotes'), folder);
  return new Map(readdirSync(folder).map((name) => [name, path.join(folder, name, 'dist')]));
}

function recordsOf(contract: string): string[] {
  return readdirSync(path.join(RELEASED, contract)).map((file) => file.replace('.json.br', ''));
}

export function recordOf(contract: string, name: string): string {
  return path.join(RELEASED, contract, `${name}.json.br`);
}

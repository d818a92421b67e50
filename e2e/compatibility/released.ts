import { readdirSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/** What was released, by contract version: `<version>/<name>.json.br`. */
export const RELEASED = path.join(import.meta.dirname, 'released');

/** Folder of the demo remote in a checkout. */
export const DEMO = 'e2e/fixtures/mfe-demo';

/** The recorded contract versions, oldest first. */
export function releasedContracts(): string[] {
  return readdirSync(RELEASED).sort(semver.compare);
}

/** The remotes recorded for a contract version. */
export function releasedRemotes(contract: string): string[] {
  return readdirSync(path.join(RELEASED, contract))
    .map((file) => file.replace('.json.br', ''))
    .filter((name) => name.startsWith('mfe-'));
}

export function recordOf(contract: string, name: string): string {
  return path.join(RELEASED, contract, `${name}.json.br`);
}

import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File that holds the key of a site on a developer's own machine: beside the registry, not in it. */
export function localKeyFile(dataFolder: string): string {
  return path.join(dataFolder, 'release-key.pem');
}

/** The private key of the site on this folder. It is made once, and readable by its owner alone. */
export function localReleaseKey(dataFolder: string): KeyObject {
  const file = localKeyFile(dataFolder);
  return createPrivateKey(readOrMake(file));
}

function readOrMake(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makeKey(file);
  return readFileSync(file, 'utf8');
}

/**
 * Writes a new private key. A file that exists stays: another process may have made it meanwhile.
 * @returns whether this call has made it
 */
export function makeKey(file: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft);
  }
}

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const MOST_BYTES = 64 * 1024 * 1024;

/** Writes `bom.json`: all packages of a folder with versions, licences and digests, in CycloneDX. It needs no network. */
export async function writeBom(folder: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--omit', 'dev'],
    { cwd: folder, maxBuffer: MOST_BYTES },
  );
  writeFileSync(path.join(folder, 'bom.json'), stdout);
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDigest, describeFiles } from '@aangan/shared-kit/build/release-files';

export interface PackedPackage {
  readonly name: string;
  /** Version of the package and a digest of the content, as releases have them. */
  readonly version: string;
  /** Absolute path of the tarball. */
  readonly file: string;
}

interface PackageToPack {
  /** Folder that gets the tarball. */
  readonly target: string;
  readonly version: string;
  /** Its `package.json` without version. */
  readonly description: Readonly<Record<string, unknown>> & { readonly name: string };
  /** Writes its files into a folder. */
  fill(folder: string): Promise<void>;
}

/** Writes a package as a tarball that npm installs. The same content has the same version. */
export async function packPackage({ target, version, description, fill }: PackageToPack): Promise<PackedPackage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-pack-'));
  try {
    await fill(folder);
    const named = `${version}-${contentDigest(await describeFiles(folder), description)}`;
    const content = { version: named, type: 'module', ...description };
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
    mkdirSync(target, { recursive: true });
    const said = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { name: description.name, version: named, file: path.join(target, tarballOf(JSON.parse(said))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** npm 12 lists what it packed by name, earlier ones as an array. */
function tarballOf(packed: object): string {
  const [first]: { readonly filename: string }[] = Object.values(packed);
  if (!first) throw new Error('npm packed nothing');
  return first.filename;
}

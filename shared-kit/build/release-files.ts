import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release, ReleaseFile } from './release.ts';
import { isSourceMap } from './source-map-path.ts';

/**
 * Every file under a folder with its digest and sizes, by its path relative to the folder, sorted. Source maps are left
 * out: they are stored with a release, and no browser loads them.
 */
export async function describeFiles(folder: string): Promise<Record<string, ReleaseFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !isSourceMap(name))
    .sort();
  const described = await Promise.all(
    names.map(async (name) => [name, describe(await readFile(path.join(folder, name)))]),
  );
  return Object.fromEntries(described);
}

/**
 * The files of several folders as one artifact has them.
 * @param folders by their place in the artifact, `''` for its top: `{ '': 'browser', server: 'server' }`
 */
export async function describeFolders(
  root: string,
  folders: Readonly<Record<string, string>>,
): Promise<Record<string, ReleaseFile>> {
  const described = await Promise.all(
    Object.entries(folders).map(async ([place, folder]) =>
      Object.entries(await describeFiles(path.join(root, folder))).map(
        ([name, facts]) => [path.posix.join(place, name), facts] as const,
      ),
    ),
  );
  return Object.fromEntries(described.flat().sort(([one], [other]) => (one < other ? -1 : 1)));
}

function describe(content: Buffer): ReleaseFile {
  return {
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
  };
}

/**
 * Ten hexadecimal digits over all names and digests: the same for the same content.
 * @param facts data published with the files but contained in none of them: a page with one more path is another
 * version
 */
export function contentDigest(files: Readonly<Record<string, ReleaseFile>>, facts: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const [name, file] of Object.entries(files)) hash.update(`${name} ${file.integrity}\n`);
  return hash.digest('hex').slice(0, 10);
}

/** The digest that the version of a release, or of the shell, ends with, recomputed from its document as it was written. */
export function releaseDigest(release: Pick<Release, 'files'> & Partial<Release>): string {
  const { schema: _schema, name: _name, version: _version, builtAt: _time, files, ...facts } = release;
  return contentDigest(files, facts);
}

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRemote } from '@aangan/shared-kit/build/build-remote';
import { describeFiles } from '@aangan/shared-kit/build/release-files';
import { nameByContent } from '../stack/named-by-content.ts';
import { TEST_DATA } from '../stack/test-settings.ts';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/mfe-faulty');

/** Two builds of the faulty remote, each in a build folder. */
export interface FaultyBuilds {
  readonly broken: string;
  readonly mended: string;
  remove(): Promise<void>;
}

/** Builds the remote once; the fixed build is the same with one text replaced. */
export async function faultyBuilds(): Promise<FaultyBuilds> {
  await buildRemote(FOLDER);
  const folder = await mkdtemp(path.join(TEST_DATA, 'faulty-'));
  const broken = path.join(folder, 'broken');
  const mended = path.join(folder, 'mended');
  await cp(path.join(FOLDER, 'dist'), broken, { recursive: true });
  await cp(broken, mended, { recursive: true });
  await mend(mended);
  return { broken, mended, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function mend(dist: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.c?js$/.test(name)) continue;
    const file = path.join(dist, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('broken-build', 'mended-build'));
  }
  const described = await describeFiles(dist);
  const files = Object.fromEntries(Object.entries(described).filter(([name]) => name !== 'release.json'));
  await nameByContent(dist, (release) => {
    const builtAt = new Date(Date.parse(release.builtAt) + 1000).toISOString();
    return { ...release, builtAt, files };
  });
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { describeFiles } from '@aangan/shared-kit/build/release-files';
import { modulesOf } from '@aangan/shared-kit/build/release-modules';
import { federationName } from '../federation/remote-name.ts';
import { containerCode, pageCode } from './a-container.ts';
import { aRelease } from './a-release.ts';
import { writeFiles } from './test-folder.ts';

export interface Build {
  /** Paths by page. */
  readonly pages?: Readonly<Record<string, readonly string[]>>;
  /** Fields of the release, with default values. */
  readonly facts?: Partial<Release>;
  /** JavaScript of a page's module by page, where it is not a plain one: see `containerCode`. */
  readonly code?: Readonly<Record<string, string>>;
  /** More files, or other content for the entries and the pages' files. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes what a build of a remote leaves in `dist` into an empty folder; valid by default. */
export async function aBuild(
  folder: string,
  { pages, facts = {}, code = {}, files = {} }: Build = {},
): Promise<Release> {
  const release = aRelease(pages, facts);
  const modules = Object.keys(modulesOf(release)).map((page) => [page, code[page] ?? pageCode(page)]);
  const used = Object.values(modulesOf(release)).flatMap(({ js, css }) => [...js, ...css]);
  await writeFiles(folder, {
    [release.browserEntry]: `console.log('${release.version}')`,
    [release.serverEntry]: containerCode(Object.fromEntries(modules), federationName(release.name)),
    ...Object.fromEntries(used.map((file) => [file, `/* ${file} of ${release.version} */`])),
    ...files,
  });
  const described = { ...release, files: { ...(await describeFiles(folder)), ...facts.files } };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(described));
  return described;
}

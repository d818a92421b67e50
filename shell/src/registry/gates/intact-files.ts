import type { Release } from '@aangan/shared-kit/build/release';
import { filesOfModule, modulesOf } from '@aangan/shared-kit/build/release-modules';
import type { RefusalReason } from '../refusal.ts';

/**
 * Every file of the release exists with its digest and sizes, every file that its pages need is named, and there are no
 * other files.
 * @param files of the build's folder, without the release document itself
 */
export function fileReasons(release: Release, files: Release['files']): RefusalReason[] {
  const ofModules = Object.values(modulesOf(release)).flatMap(filesOfModule);
  const needed = [release.browserEntry, release.serverEntry, ...ofModules];
  return fileFaults(release.files, files, needed).map((what) => ({
    code: 'REG-006',
    message: `${release.name}: ${what}`,
  }));
}

/** What differs between described files and those that are there. @param needed files that must be described */
export function fileFaults(described: Release['files'], there: Release['files'], needed: readonly string[]): string[] {
  const said = Object.entries(described).flatMap(([name, facts]) => {
    const found = there[name];
    if (!found) return [`${name} is missing`];
    if (found.integrity !== facts.integrity) return [`${name} is ${found.integrity}, not ${facts.integrity}`];
    if (found.bytes !== facts.bytes) return [`${name} has ${found.bytes} bytes, not ${facts.bytes}`];
    return [];
  });
  const unnamed = [...new Set(needed)].filter((name) => !described[name]);
  const more = Object.keys(there).filter((name) => !described[name]);
  return [
    ...said,
    ...unnamed.map((name) => `${name} is used, but not described`),
    ...more.map((name) => `${name} is not part of the release`),
  ];
}

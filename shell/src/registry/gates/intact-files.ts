import type { Release } from '@aangan/shared-kit/build/release';
import { filesOfModule, modulesOf } from '@aangan/shared-kit/build/release-modules';
import type { RefusalReason } from '../refusal.ts';

/**
 * Every file of the release exists with its digest and sizes, every file that its pages need is named, and there are no
 * other files.
 * @param files of the build's folder, without the release document itself
 */
export function fileReasons(release: Release, files: Release['files']): RefusalReason[] {
  const said = Object.entries(release.files).flatMap(([name, facts]) => {
    const found = files[name];
    if (!found) return [`${name} is missing`];
    if (found.integrity !== facts.integrity) return [`${name} is ${found.integrity}, not ${facts.integrity}`];
    if (found.bytes !== facts.bytes) return [`${name} has ${found.bytes} bytes, not ${facts.bytes}`];
    return [];
  });
  const ofModules = Object.values(modulesOf(release)).flatMap(filesOfModule);
  const needed = [...new Set([release.browserEntry, release.serverEntry, ...ofModules])];
  const unnamed = needed.filter((name) => !release.files[name]).map((name) => `${name} is used, but not described`);
  const more = Object.keys(files).filter((name) => !release.files[name]);
  return [...said, ...unnamed, ...more.map((name) => `${name} is not part of the release`)].map((what) => ({
    code: 'REG-006',
    message: `${release.name}: ${what}`,
  }));
}

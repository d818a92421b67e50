import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageJson } from '../platform/versions.ts';
import { type LockedPackages, packageClosure } from '../production/package-closure.ts';
import { ROOT } from '../site/remotes.ts';
import { decidedLicence, isAllowed } from './allowed-licences.ts';

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly allowed: boolean;
}

/** The packages of which the product consists. */
const PRODUCT = '{shared-kit,shell,api,mfe-*}/package.json';

/** All packages of npm that servers run or browsers load, with their licences from the lock file. It needs no network. */
export function productLicences(): PackageLicence[] {
  const lock: { packages: LockedPackages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const names = globSync(PRODUCT, { cwd: ROOT })
    .flatMap((file) => Object.keys(packageJson(path.dirname(file)).dependencies ?? {}))
    .filter((name) => !name.startsWith('@aangan/'));
  return packageClosure(lock.packages, [...new Set(names)]).map((place) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', license } = lock.packages[place] ?? {};
    return { name, version, licence: license ?? decidedLicence(name) ?? 'none', allowed: isAllowed(name, license) };
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';

/** What this project reads of a `package.json`. */
interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly sideEffects?: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

export function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
}

/**
 * The versions of packages that this repository has.
 * @throws Error for a package that no `package.json` names
 */
export function versionsOf(names: readonly string[]): Record<string, string> {
  const known = Object.assign(
    {},
    ...['e2e', 'api', 'shell', 'shared-kit', '.'].map((folder) => {
      const { dependencies, devDependencies } = packageJson(folder);
      return { ...dependencies, ...devDependencies };
    }),
  );
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const version: string | undefined = known[name];
      if (version === undefined) throw new Error(`No package.json of this repository names ${name}`);
      return [name, version];
    }),
  );
}

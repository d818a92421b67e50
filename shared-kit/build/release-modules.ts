import type { Release, ReleaseFiles } from './release.ts';

/** The files of all federated modules of a release by name: its pages, and its fills of other pages' slots. */
export function modulesOf({ pages, fills }: Pick<Release, 'pages' | 'fills'>): Readonly<Record<string, ReleaseFiles>> {
  return { ...pages, ...fills };
}

/** Every browser file that a module may request. */
export function filesOfModule({ js, css, later }: ReleaseFiles): string[] {
  return [...js, ...css, ...later];
}

import type { Release } from '@aangan/shared-kit/build/release';
import { ROUTER_FACADE, type SharedLibraries } from '@aangan/shared-kit/build/shared-libraries';
import semver from 'semver';
import type { RefusalReason } from '../refusal.ts';

type Builds = Pick<Release, 'name' | 'version' | 'libraries' | 'testedWith'>;

/** Whether code that was built against one version of a library runs with another. */
type Rule = (built: string, offered: string) => boolean;

/** React may change what a compiled element looks like in a minor version, and mends only faults in a patch. */
const sameMinor: Rule = (built, offered) =>
  semver.major(built) === semver.major(offered) && semver.minor(built) === semver.minor(offered);

/** Minor versions of the façade add names. */
const atLeast: Rule = (built, offered) => semver.satisfies(offered, `^${built}`);

const RULES: Readonly<Record<string, Rule>> = { react: sameMinor, 'react-dom': sameMinor, [ROUTER_FACADE]: atLeast };

/**
 * A remote must be built against versions of the shared libraries that a release of the shell has.
 * @param by which release: `the live shell`
 */
export function libraryReasons(release: Builds, offered: SharedLibraries, by = 'the live shell'): RefusalReason[] {
  return unfit(release, offered).map(({ name, built, live }) => ({
    code: 'REG-036',
    message: `${release.name}: was built against ${name} ${built}, ${by} has ${live}`,
  }));
}

/** A shell must have versions of the shared libraries that fit each live remote and each canary. */
export function librariesLeftBehind(offered: SharedLibraries, releases: readonly Builds[]): RefusalReason[] {
  return releases.flatMap((release) =>
    unfit(release, offered).map(({ name, built, live }) => ({
      code: 'REG-037' as const,
      message: `shell: has ${name} ${live}, but ${release.name} ${release.version} was built against ${built}`,
    })),
  );
}

/** Libraries without a version on one side are of a build from before versions were recorded. */
function unfit({ libraries, testedWith }: Builds, offered: SharedLibraries) {
  return Object.entries(RULES).flatMap(([name, fits]) => {
    const [built, live] = [libraries[name], offered[name]];
    if (built === undefined || live === undefined || fits(built, live)) return [];
    const tested = testedWith[name];
    return tested !== undefined && semver.satisfies(live, tested) ? [] : [{ name, built, live }];
  });
}

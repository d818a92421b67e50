import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';
import { SHELL_ROUTES } from '../shell-routes.ts';

/** A path pattern, webview prefix or experiment belongs to the remote that has it already, or to the shell. */
export function ownershipReasons(release: Release, others: readonly Release[]): RefusalReason[] {
  const paths = ownersOf(others, pathsOf);
  for (const { path, remote } of SHELL_ROUTES) paths.set(path, remote);
  const prefixes = ownersOf(others, prefixesOf);
  return [
    ...taken(release, 'path', pathsOf(release), paths),
    ...taken(release, 'webview prefix', prefixesOf(release), prefixes),
    ...taken(release, 'experiment', experimentsOf(release), ownersOf(others, experimentsOf)),
  ];
}

function pathsOf(release: Release): string[] {
  return Object.values(release.pages).flatMap((page) => page.paths);
}

function prefixesOf(release: Release): string[] {
  return Object.keys(release.hybrid);
}

function experimentsOf(release: Release): string[] {
  return Object.keys(release.experiments);
}

function ownersOf(releases: readonly Release[], thingsOf: (release: Release) => string[]): Map<string, string> {
  return new Map(releases.flatMap((release) => thingsOf(release).map((thing) => [thing, release.name] as const)));
}

function taken(
  { name }: Release,
  kind: string,
  wanted: readonly string[],
  owners: ReadonlyMap<string, string>,
): RefusalReason[] {
  return wanted
    .filter((thing) => owners.has(thing))
    .map((thing) => ({ code: 'REG-003', message: `${name}: the ${kind} ${thing} belongs to ${owners.get(thing)}` }));
}

import type { Release } from '@aangan/shared-kit/build/release';
import { SHELL_ROUTES } from './shell-routes.ts';

/** A line for each pattern of the release that another remote, or the shell, owns already. */
export function ownershipProblems(release: Release, others: readonly Release[]): string[] {
  const owners = new Map<string, string>(SHELL_ROUTES.map(({ path, remote }) => [path, remote]));
  for (const other of others) {
    for (const page of Object.values(other.pages)) for (const path of page.paths) owners.set(path, other.name);
  }
  return Object.values(release.pages)
    .flatMap((page) => page.paths)
    .filter((path) => owners.has(path))
    .map((path) => `${release.name}: the path ${path} belongs to ${owners.get(path)}`);
}

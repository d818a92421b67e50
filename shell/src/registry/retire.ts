import type { Release } from '@aangan/shared-kit/build/release';
import { DEFAULT_CITY } from '@aangan/shared-kit/domain/cities';
import { pageTable } from '../routing/page-table.ts';
import { knownReleases } from './asked-releases.ts';
import { type Author, withRow } from './change-log.ts';
import { releasesInUse } from './gates/releases-in-use.ts';
import { type RefusalReason, refuse, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import { routesOf } from './release-set.ts';
import { SHELL } from './shell-files.ts';
import { refuseUnlessAllowed } from './signatures/key-rights.ts';

/**
 * Takes a remote off the site: it has no live version any more, and its paths are free. Its artifacts stay as long as an
 * open document may need them.
 * @returns the version that was live
 * @throws RegistryRefusal when there is no such remote, or when others need it; nothing has changed then
 */
export async function retire(registry: Registry, remote: string, author: Author): Promise<string> {
  refuseUnlessAllowed(registry.keys, remote, 'live');
  if (remote === SHELL) refuse('REG-035', `${SHELL}: every remote needs it`);
  let version = '';
  await registry.update(async (document) => {
    version = knownReleases(document, remote).live;
    const { [remote]: own, ...remotes } = document.remotes;
    const retired = own ? await releasesInUse(registry, { remotes: { [remote]: own } }) : [];
    refuseFor(dependenceReasons(remote, retired, await releasesInUse(registry, { remotes })));
    return withRow({ ...document, remotes }, { action: 'retire', remote, version }, author);
  });
  return version;
}

/** What other remotes would lose: a slot that they fill, or the page of a link. */
function dependenceReasons(remote: string, retired: readonly Release[], others: readonly Release[]): RefusalReason[] {
  const slotsOf = (releases: readonly Release[]) =>
    new Set(releases.flatMap(({ pages }) => Object.values(pages).flatMap(({ slots }) => Object.keys(slots))));
  const lost = slotsOf(retired);
  for (const slot of slotsOf(others)) lost.delete(slot);
  const own = pageTable(retired.flatMap((release) => routesOf({ [remote]: release })));
  const rest = pageTable(others.flatMap((release) => routesOf({ [release.name]: release })));
  const leadsTo = (path: string) => {
    const { pathname } = new URL(path.replaceAll('{city}', DEFAULT_CITY), 'http://localhost');
    return own.match(pathname) !== undefined && rest.match(pathname) === undefined;
  };
  const needs = others.flatMap(({ name, fills, navigation }) => [
    ...Object.entries(fills)
      .filter(([, { slot }]) => lost.has(slot))
      .map(([fill, { slot }]) => `the fill "${fill}" of ${name} is for its slot ${slot}`),
    ...navigation
      .filter(({ path }) => leadsTo(path))
      .map(({ title, path }) => `the link "${title}" of ${name} leads to its page ${path}`),
  ]);
  return [...new Set(needs)].map((need) => ({ code: 'REG-035', message: `${remote}: ${need}` }));
}

import type { ReleaseSet } from './release-set.ts';

/** Where the page tables of release sets are. */
export const SET_ADDRESS = '/platform/pages/';

const RELEASE = /^(mfe-[a-z]+(?:-[a-z]+)*)@([0-9][\w.-]{0,99})$/;

/** Remotes that a set may have; an address with more is nobody's document. */
const MOST_REMOTES = 40;

/**
 * Address of a release set's page table. It says the versions themselves, so that every server can answer it, also
 * one that started after the set went out of force.
 */
export function setAddress({ releases }: ReleaseSet): string {
  const sorted = Object.values(releases).sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${SET_ADDRESS}${sorted.map(({ name, version }) => `${name}@${version}`).join(',')}.json`;
}

/**
 * Version by remote, of the part of an address that follows {@link SET_ADDRESS}.
 * @returns undefined when no server has written it.
 */
export function versionsOfAddress(rest: string): Readonly<Record<string, string>> | undefined {
  if (!rest.endsWith('.json')) return undefined;
  const parts = rest.slice(0, -'.json'.length).split(',').filter(Boolean);
  const versions = parts.flatMap((part) => {
    const [, name, version] = RELEASE.exec(part) ?? [];
    return name && version ? [[name, version] as const] : [];
  });
  // One spelling for each set: sorted, and every remote once.
  const sorted = versions.every(([name], index) => index === 0 || (versions[index - 1]?.[0] ?? '') < name);
  if (versions.length !== parts.length || versions.length > MOST_REMOTES || !sorted) return undefined;
  return Object.fromEntries(versions);
}

import type { ReleaseSet } from './release-set.ts';

/** Path of the page tables of release sets. */
export const SET_ADDRESS = '/platform/pages/';

const RELEASE = /^(mfe-[a-z]+(?:-[a-z]+)*)@([0-9][\w.-]{0,99})$/;

/** Maximum number of remotes in a set. A longer address is rejected. */
const MOST_REMOTES = 40;

/**
 * Address of a release set's page table. It contains the versions, so every server can answer it, even one that started
 * after the set was active.
 */
export function setAddress({ releases }: ReleaseSet): string {
  const sorted = Object.values(releases).sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${SET_ADDRESS}${sorted.map(({ name, version }) => `${name}@${version}`).join(',')}.json`;
}

/**
 * Version by remote, parsed from the part of an address that follows {@link SET_ADDRESS}.
 * @returns undefined when no server has written it.
 */
export function versionsOfAddress(rest: string): Readonly<Record<string, string>> | undefined {
  if (!rest.endsWith('.json')) return undefined;
  const parts = rest.slice(0, -'.json'.length).split(',').filter(Boolean);
  const versions = parts.flatMap((part) => {
    const [, name, version] = RELEASE.exec(part) ?? [];
    return name && version ? [[name, version] as const] : [];
  });
  // Each set has one spelling: sorted, and every remote once.
  const sorted = versions.every(([name], index) => index === 0 || (versions[index - 1]?.[0] ?? '') < name);
  if (versions.length !== parts.length || versions.length > MOST_REMOTES || !sorted) return undefined;
  return Object.fromEntries(versions);
}

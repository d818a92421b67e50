import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';

/**
 * Each fill has a slot on a page that is live, and was built for the slot's version.
 * @param inUse all releases that some device gets
 */
export function fillReasons(release: Release, inUse: readonly Release[]): RefusalReason[] {
  const offered = [release, ...inUse].flatMap(({ pages }) => Object.values(pages).map(({ slots }) => slots));
  return Object.entries(release.fills).flatMap(([fill, { slot, slotVersion }]) => {
    const versions = offered.flatMap((slots) => (Object.hasOwn(slots, slot) ? [slots[slot]] : []));
    if (versions.includes(slotVersion)) return [];
    const why =
      versions.length === 0
        ? 'which no live page has'
        : `whose version is ${versions.join(' and ')}; it was built for version ${slotVersion}`;
    const message = `${release.name}: the fill "${fill}" is for the slot ${slot}, ${why}`;
    return [{ code: 'REG-019', message }];
  });
}

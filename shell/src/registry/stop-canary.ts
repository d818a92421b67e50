import { askedOf } from './asked-releases.ts';
import { type Author, withChange } from './change-log.ts';
import type { Registry } from './registry.ts';
import { withoutCanary } from './remote-moves.ts';

/**
 * Ends a canary. Its devices get the live version with their next document.
 * @returns false when another version, or none, is the canary by now; nothing changes then
 */
export async function stopCanary(
  registry: Registry,
  remote: string,
  version: string,
  author: Author,
): Promise<boolean> {
  let stopped = false;
  await registry.update(async (document) => {
    const before = askedOf(document, remote);
    stopped = before?.canary?.version === version;
    if (!before || !stopped) return document;
    return withChange(document, { remote, action: 'stop-canary', version, to: withoutCanary(before) }, author);
  });
  return stopped;
}

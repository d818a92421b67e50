import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { knownReleases } from '../../shell/src/registry/asked-releases.ts';
import type { Author } from '../../shell/src/registry/change-log.ts';
import { promote } from '../../shell/src/registry/promote.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import { mayUse, ownKey } from '../../shell/src/registry/signatures/key-rights.ts';
import { stopCanary } from '../../shell/src/registry/stop-canary.ts';

/** ms between two looks at the canary. */
const LOOK_AGAIN_MS = 2000;

interface CiRelease {
  readonly remote: string;
  readonly version: string;
  /** Time for which the canary must go on, minutes. */
  readonly minutes: number;
}

interface WatchOptions {
  readonly say: (line: string) => void;
  readonly lookAgainMs?: number;
}

/** How a release by CI ended. */
type CiOutcome = 'live' | 'waits for a person' | 'ended';

/**
 * Waits while the canary of a version goes on, and makes it live at the end. A canary that a server cannot load is
 * ended. One that was stopped, automatically or by somebody, is given up.
 */
export async function watchAndPromote(
  registry: Registry,
  { remote, version, minutes }: CiRelease,
  author: Author,
  { say, lookAgainMs = LOOK_AGAIN_MS }: WatchOptions,
): Promise<CiOutcome> {
  const until = author.now() + minutes * MINUTE_MS;
  for (;;) {
    const document = await registry.read();
    const releases = document && knownReleases(document, remote);
    if (releases?.live === version) return 'live';
    if (releases?.canary?.version !== version) {
      const row = document?.changes.find(
        (change) => change.remote === remote && !['canary', 'ask'].includes(change.action),
      );
      say(`The canary ${version} was ended by ${row?.by ?? 'somebody'}: ${row?.reason ?? 'no reason given'}`);
      return 'ended';
    }
    const failed = releases.failed?.[version];
    if (failed) {
      const reason = `a server cannot load it: ${failed.reason}`;
      await stopCanary(registry, remote, version, { ...author, reason });
      say(`The canary ${version} is ended: ${reason}`);
      return 'ended';
    }
    if (author.now() >= until) break;
    await pause(lookAgainMs);
  }
  if (!mayPromote(registry, remote)) {
    say(`The canary ${version} goes on: a person makes it live by npm run promote:remote -- ${remote}`);
    return 'waits for a person';
  }
  await promote(registry, remote, author);
  return 'live';
}

function mayPromote({ keys }: Pick<Registry, 'keys'>, remote: string): boolean {
  const key = keys && ownKey(keys);
  return !key || mayUse(key, remote, 'live');
}

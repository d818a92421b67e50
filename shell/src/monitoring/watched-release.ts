import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { askedOf } from '../registry/asked-releases.ts';
import type { RegistryDocument } from '../registry/registry-document.ts';

/** Time after it went live for which a release is watched. */
export const WATCHED_MS = DAY_MS;

/** A live version that may be rolled back automatically. */
export interface WatchedRelease {
  readonly version: string;
  /** The version that was live before. */
  readonly before: string;
  /** Epoch ms at which it went live. */
  readonly since: number;
}

/**
 * The live version of a remote while it is watched: published or promoted lately, with a version to go back to. One that
 * a rollback made live is not, nor a save of development.
 * @param now epoch ms
 */
export function watchedRelease(
  document: Pick<RegistryDocument, 'remotes' | 'shell' | 'shellReleases' | 'changes'>,
  remote: string,
  now: number,
): WatchedRelease | undefined {
  const { live, previous = [], dev } = askedOf(document, remote) ?? {};
  const last = document.changes.find(
    ({ remote: name, action }) => name === remote && ['publish', 'promote', 'rollback'].includes(action),
  );
  if (!last || last.version !== live || last.action === 'rollback' || dev) return undefined;
  const since = Date.parse(last.at);
  const before = previous[0];
  return before === undefined || now - since > WATCHED_MS ? undefined : { version: live, before, since };
}

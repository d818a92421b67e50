import { askedOf, withAsked } from '../asked-releases.ts';
import type { Registry } from '../registry.ts';
import type { RemoteReleases } from '../registry-document.ts';
import type { ServerProblem } from './server-report.ts';

/** The mark of a release that a server could not load. */
export type FailedRelease = NonNullable<RemoteReleases['failed']>[string];

/**
 * Marks the releases of problems, as far as the registry still asks for them. Other servers' marks stay.
 * @returns whether a mark is new
 */
export async function markFailed(
  registry: Pick<Registry, 'update'>,
  problems: readonly ServerProblem[],
  { server, at }: Pick<FailedRelease, 'server' | 'at'>,
): Promise<void> {
  await registry.update(async (document) =>
    problems.reduce((before, { remote, version, code, reason }) => {
      const releases = askedOf(before, remote);
      const isAsked = releases && [releases.live, releases.canary?.version].includes(version);
      if (!isAsked || releases.failed?.[version]) return before;
      const failed = { ...releases.failed, [version]: { at, server, reason: code ? `${code} ${reason}` : reason } };
      return withAsked(before, remote, { ...releases, failed });
    }, document),
  );
}

/** Removes the marks that a server has made of releases that it has loaded since then. */
export async function unmarkLoaded(
  registry: Pick<Registry, 'update'>,
  loaded: readonly Pick<ServerProblem, 'remote' | 'version'>[],
  server: string,
): Promise<void> {
  await registry.update(async (document) =>
    loaded.reduce((before, { remote, version }) => {
      const releases = askedOf(before, remote);
      if (releases?.failed?.[version]?.server !== server) return before;
      const { failed: _marks, ...rest } = releases;
      const others = Object.entries(releases.failed).filter(([marked]) => marked !== version);
      const next = others.length > 0 ? { ...rest, failed: Object.fromEntries(others) } : rest;
      return withAsked(before, remote, next);
    }, document),
  );
}

import type { ErrorGroup, VersionReport } from '@aangan/shared-kit/contracts/monitoring';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type MonitoringReader, nothingReported } from '../monitoring/monitoring-reader.ts';
import type { SourceStacks } from '../monitoring/source-stacks.ts';
import { type WatchedRelease, watchedRelease } from '../monitoring/watched-release.ts';
import { askedOf } from '../registry/asked-releases.ts';
import type { RegistryDocument, ReleaseChange, RemoteReleases } from '../registry/registry-document.ts';
import { inForce, type ServerInForce } from '../registry/servers/in-force.ts';
import type { ServerReport } from '../registry/servers/server-report.ts';
import { SHELL } from '../registry/shell-files.ts';

/** The data of one remote for the staff page. */
export interface RemoteStatus {
  readonly remote: string;
  readonly releases: RemoteReleases;
  /** The change that made the version live, or undefined when it is older than the change log. */
  readonly wentLive: ReleaseChange | undefined;
  /** What each running server has in force. */
  readonly servers: readonly ServerInForce[];
  /** While the live version may be rolled back automatically. */
  readonly watched: WatchedRelease | undefined;
  /** Epoch ms from which live and canary are compared. */
  readonly since: number;
  readonly live: VersionReport;
  readonly canary: VersionReport | undefined;
  /** With stacks that name files and lines of the source, where the release's source maps exist. */
  readonly errors: readonly ErrorGroup[];
  /** The figures are missing because the API did not answer. */
  readonly blind: boolean;
}

const MAKES_LIVE = ['publish', 'promote', 'rollback'] as const satisfies readonly ReleaseChange['action'][];

/** The remotes by name, then the shell. @param now epoch ms */
export async function remoteStatuses(
  document: RegistryDocument,
  running: readonly ServerReport[],
  { reader, stacks }: { readonly reader: MonitoringReader; readonly stacks: SourceStacks },
  now: number,
): Promise<RemoteStatus[]> {
  const names = [...Object.keys(document.remotes).toSorted(), SHELL];
  const asked = names.flatMap((remote) => {
    const releases = askedOf(document, remote);
    return releases ? [{ remote, releases }] : [];
  });
  return Promise.all(
    asked.map(async ({ remote, releases }) => {
      const { live, canary } = releases;
      const since = canary ? Date.parse(canary.since) : now - DAY_MS;
      const seen = await Promise.all([reader.versions(remote, since), reader.errors(remote)]).catch(() => undefined);
      const [versions, errors] = seen ?? [[], []];
      const of = (version: string) => versions.find((report) => report.version === version) ?? nothingReported(version);
      return {
        remote,
        releases,
        wentLive: document.changes.find(
          (change) => change.remote === remote && change.version === live && isOneOf(MAKES_LIVE, change.action),
        ),
        servers: inForce(document, running, remote),
        watched: watchedRelease(document, remote, now),
        since,
        live: of(live),
        canary: canary && of(canary.version),
        errors: await Promise.all(
          errors.map(async (error) => ({ ...error, stackTrace: await stacks.read(error.stackTrace) })),
        ),
        blind: seen === undefined,
      };
    }),
  );
}

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return (values as readonly unknown[]).includes(value);
}

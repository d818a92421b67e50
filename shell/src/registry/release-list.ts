import { askedNames, askedOf } from './asked-releases.ts';
import type { RegistryDocument, ReleaseAction, RemoteReleases } from './registry-document.ts';
import { isSignedChange } from './signatures/signed-change.ts';
import type { TrustedKey } from './signatures/trusted-key.ts';

/** A version that is or was live, with who published it last, if the change log still has it. */
interface ListedRelease {
  readonly remote: string;
  readonly state: 'live' | 'canary' | 'previous';
  readonly version: string;
  /** Percentage of devices that get a canary. */
  readonly percent?: number;
  /** Set while a squad's `npm run dev` publishes. */
  readonly dev?: true;
  readonly action?: ReleaseAction;
  readonly by?: string;
  /** The key of that name has signed it. */
  readonly signed?: true;
  /** ISO time. */
  readonly at?: string;
  readonly reason?: string;
  /** Why a server could not load it. */
  readonly failed?: string;
}

const LEADS_TO = {
  live: ['publish', 'promote', 'rollback'],
  canary: ['canary'],
  previous: ['publish', 'promote', 'rollback'],
} as const satisfies Record<ListedRelease['state'], readonly ReleaseAction[]>;

/**
 * Every remote and the shell by name: its live, canary and previous versions, with who published them and when.
 * @param trusted keys whose signatures of changes count
 */
export function releaseList(document: RegistryDocument, trusted: readonly TrustedKey[] = []): ListedRelease[] {
  return askedNames(document)
    .flatMap((remote) => versionsOf(askedOf(document, remote)).map((release) => ({ remote, ...release })))
    .map((release) => {
      const change = document.changes.find(
        ({ remote, version, action }) =>
          remote === release.remote &&
          version === release.version &&
          LEADS_TO[release.state].some((leading) => leading === action),
      );
      if (!change) return release;
      const { action, by, at, reason } = change;
      const signed = isSignedChange(change, trusted);
      return { ...release, action, by, at, ...(signed && { signed }), ...(reason && { reason }) };
    });
}

function versionsOf(releases: RemoteReleases | undefined): Omit<ListedRelease, 'remote'>[] {
  if (!releases) return [];
  const { live, dev, canary, previous, failed } = releases;
  const mark = (version: string) => failed?.[version] && { failed: failed[version].reason };
  return [
    { state: 'live', version: live, ...(dev && { dev }), ...mark(live) },
    ...(canary
      ? [{ state: 'canary' as const, version: canary.version, percent: canary.percent, ...mark(canary.version) }]
      : []),
    ...previous.map((version) => ({ state: 'previous' as const, version })),
  ];
}

/**
 * The list as a table in lines, for a terminal.
 * @param inForce of a remote: `all 3` servers, `2 of 3`
 * @param now epoch ms
 */
export function releaseTable(
  list: readonly ListedRelease[],
  inForce: (remote: string) => string,
  now: number,
): string[] {
  const rows = list.map((release, index) => [
    release.remote === list[index - 1]?.remote ? '' : release.remote,
    stateOf(release),
    release.version,
    release.state === 'live' ? inForce(release.remote) : '',
    release.at ? `${indianTime(release.at)}, ${ago(release.at, now)}` : '',
    release.by
      ? `${release.action} by ${release.by}${release.signed ? ', signed' : ''}${release.reason ? `: ${release.reason}` : ''}`
      : '',
  ]);
  return tableLines([['REMOTE', 'STATE', 'ASKED', 'IN FORCE', 'SINCE (INDIA)', 'HOW'], ...rows]);
}

/** Lines of a table whose first row is its head. */
export function tableLines(table: readonly (readonly string[])[]): string[] {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function stateOf({ state, percent, dev, failed }: ListedRelease): string {
  if (failed !== undefined) return `${state}, failed`;
  if (percent !== undefined) return `${state} ${percent}%`;
  return dev ? `${state}, dev` : state;
}

const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** `3 hours ago`. @param at ISO time @param now epoch ms */
export function ago(at: string, now: number): string {
  const past = now - Date.parse(at);
  const [unit, length] = UNITS.find(([, size]) => past >= size) ?? [];
  if (!unit || !length) return 'just now';
  const count = Math.floor(past / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

const INDIAN_TIME = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;

/** `16 Nov 2026, 10:00 am` in India. @param at ISO time */
export function indianTime(at: string): string {
  return new Intl.DateTimeFormat('en-IN', INDIAN_TIME).format(new Date(at));
}

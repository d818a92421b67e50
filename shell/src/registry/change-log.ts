import type { RegistryDocument, ReleaseAction, ReleaseChange, RemoteReleases } from './registry-document.ts';

/** Changes that the document remembers. */
export const CHANGES_KEPT = 200;

/** Who changes something, and the clock. */
export interface Author {
  /** A person's or a robot's name, never an e-mail address. */
  readonly by: string;
  /** Why, for the change log. */
  readonly reason?: string | undefined;
  /** Epoch ms. */
  readonly now: () => number;
}

/** One remote's new state, and the row that says so. */
export interface RemoteChange {
  readonly remote: string;
  readonly action: ReleaseAction;
  /** The version that goes live, becomes the canary, or was it. */
  readonly version: string;
  readonly to: RemoteReleases;
}

/** The document with a remote's new state and its row in the change log. */
export function withChange(document: RegistryDocument, change: RemoteChange, author: Author): RegistryDocument {
  const { remote, action, version, to } = change;
  const from = replaced(document.remotes[remote], to);
  const next = { ...document, remotes: { ...document.remotes, [remote]: to } };
  return withRow(next, { action, remote, version, ...(from && { from }) }, author);
}

/** The document with one more row in its change log. */
export function withRow(
  document: RegistryDocument,
  what: Omit<ReleaseChange, 'at' | 'by' | 'reason'>,
  { by, reason, now }: Author,
): RegistryDocument {
  const at = new Date(now()).toISOString();
  const row: ReleaseChange = { at, by: withoutAddress(by), ...what, ...(reason && { reason }) };
  return { ...document, changes: [row, ...document.changes].slice(0, CHANGES_KEPT) };
}

/** The version that devices got until then: the live one, or the canary that ended. */
function replaced(before: RemoteReleases | undefined, after: RemoteReleases): string | undefined {
  if (!before) return undefined;
  if (before.live !== after.live) return before.live;
  return before.canary?.version === after.canary?.version ? undefined : before.canary?.version;
}

/** `Asha Rao <asha@aangan.test>` is Asha Rao: the log is no place for addresses. */
function withoutAddress(by: string): string {
  return by.replace(/<?[^\s<>]+@[^\s<>]+>?/g, '').trim() || 'unknown';
}

import { askedOf, withAsked } from './asked-releases.ts';
import type { RegistryDocument, ReleaseAction, ReleaseChange, RemoteReleases } from './registry-document.ts';
import { changeSignature } from './signatures/signed-change.ts';
import type { ReleaseKeys } from './signatures/trusted-key.ts';

/** Maximum number of changes that the document stores. */
export const CHANGES_MAX = 200;

/** Who makes a change, and the clock. */
export interface Author {
  /** Name of a person or a robot, never an e-mail address. */
  readonly by: string;
  /** The reason, for the change log. */
  readonly reason?: string | undefined;
  /** Epoch ms. */
  readonly now: () => number;
  /** The key of the author, where it signs. */
  readonly keys?: ReleaseKeys | undefined;
}

/** The new state of one remote and its row in the change log. */
export interface RemoteChange {
  readonly remote: string;
  readonly action: ReleaseAction;
  /** The version that goes live, becomes the canary, or stops being the canary. */
  readonly version: string;
  readonly to: RemoteReleases;
}

/** The document with a remote's new state and its row in the change log. */
export function withChange(document: RegistryDocument, change: RemoteChange, author: Author): RegistryDocument {
  const { remote, action, version, to } = change;
  const from = replaced(askedOf(document, remote), to);
  return withRow(withAsked(document, remote, to), { action, remote, version, ...(from && { from }) }, author);
}

/** The document with one more row in its change log. */
export function withRow(
  document: RegistryDocument,
  what: Omit<ReleaseChange, 'at' | 'by' | 'reason' | 'signature'>,
  { by, reason, now, keys }: Author,
): RegistryDocument {
  const at = new Date(now()).toISOString();
  const row: ReleaseChange = { at, by: withoutAddress(by), ...what, ...(reason && { reason }) };
  const signature = keys && changeSignature(row, keys);
  return {
    ...document,
    changes: [{ ...row, ...(signature && { signature }) }, ...document.changes].slice(0, CHANGES_MAX),
  };
}

/** The version that devices got before: the live one, or the canary that ended. */
function replaced(before: RemoteReleases | undefined, after: RemoteReleases): string | undefined {
  if (!before) return undefined;
  if (before.live !== after.live) return before.live;
  return before.canary?.version === after.canary?.version ? undefined : before.canary?.version;
}

/** Removes the e-mail address: `Asha Rao <asha@aangan.test>` becomes `Asha Rao`. */
function withoutAddress(by: string): string {
  return by.replace(/<?[^\s<>]+@[^\s<>]+>?/g, '').trim() || 'unknown';
}

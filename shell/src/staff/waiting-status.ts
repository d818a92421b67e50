import { askedOf } from '../registry/asked-releases.ts';
import { RegistryRefusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { RegistryDocument, ReleaseChange } from '../registry/registry-document.ts';
import { type ReleaseDifference, releaseDifference } from '../registry/release-difference.ts';
import { SHELL } from '../registry/shell-files.ts';
import { type ApprovalState, approvalState } from '../registry/signatures/approvals.ts';
import { waitingReleases } from '../registry/waiting-releases.ts';

/** The data of a release that waits for another person. */
export interface WaitingStatus {
  /** Who asked, when and why. */
  readonly asked: ReleaseChange;
  /** Why it can never go live, such as a signature that is not valid. */
  readonly broken?: string;
  readonly approvals: ApprovalState;
  readonly live: string | undefined;
  /** Absent for the shell, and without a live release that can be read. */
  readonly difference?: ReleaseDifference;
}

/** The releases that wait, the latest first. */
export function waitingStatuses(registry: Registry, document: RegistryDocument): Promise<WaitingStatus[]> {
  return Promise.all(
    waitingReleases(document).map(async (asked) => {
      const { remote, version } = asked;
      const live = askedOf(document, remote)?.live;
      try {
        const approvals = await approvalState(registry, `${remote}/${version}`);
        const difference = await differenceOf(registry, remote, live, version);
        return { asked, approvals, live, ...(difference && { difference }) };
      } catch (error) {
        if (!(error instanceof RegistryRefusal)) throw error;
        return { asked, broken: error.message, approvals: { signed: [], missing: 0 }, live };
      }
    }),
  );
}

async function differenceOf(
  registry: Registry,
  remote: string,
  live: string | undefined,
  version: string,
): Promise<ReleaseDifference | undefined> {
  if (remote === SHELL || live === undefined) return undefined;
  const [before, after] = await Promise.all([
    registry.readRelease(remote, live),
    registry.readRelease(remote, version),
  ]);
  return releaseDifference(before, after);
}

import { askedOf } from './asked-releases.ts';
import { type Author, withRow } from './change-log.ts';
import { RegistryRefusal, refuse } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument, ReleaseAction, ReleaseChange } from './registry-document.ts';

/** Rows of the change log that begin or end a wait for another person. */
const DECIDES = ['ask', 'decline', 'publish', 'promote'] as const satisfies readonly ReleaseAction[];
const MAKES_LIVE = ['publish', 'promote'] as const satisfies readonly ReleaseAction[];

type Decisions = Pick<RegistryDocument, 'changes' | 'remotes' | 'shell'>;

/** The latest decision on a version, or undefined. */
function decisionOn({ changes }: Decisions, remote: string, version: string): ReleaseChange | undefined {
  return changes.find(
    (change) => change.remote === remote && change.version === version && isOneOf(DECIDES, change.action),
  );
}

/**
 * The releases that wait for the approval of another person, with who asked, the latest first. A release that went live
 * after the question has overtaken it.
 */
export function waitingReleases(document: Decisions): ReleaseChange[] {
  const overtaken = new Set<string>();
  return document.changes.filter((change) => {
    const { action, remote, version } = change;
    if (isOneOf(MAKES_LIVE, action)) overtaken.add(remote);
    if (action !== 'ask' || overtaken.has(remote) || askedOf(document, remote)?.live === version) return false;
    return decisionOn(document, remote, version) === change;
  });
}

export function isWaiting(document: Decisions, remote: string, version: string): boolean {
  return waitingReleases(document).some((change) => change.remote === remote && change.version === version);
}

/**
 * Makes a release live. If nothing but the approval of another person is missing, the change log says that it waits.
 * @throws RegistryRefusal of the act
 */
export async function orAsk<Done>(
  registry: Registry,
  { name, version }: { readonly name: string; readonly version: string },
  author: Author,
  act: () => Promise<Done>,
): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RegistryRefusal) || error.reasons.some(({ code }) => code !== 'REG-034')) throw error;
    await registry.update(async (document) =>
      isWaiting(document, name, version)
        ? document
        : withRow(document, { action: 'ask', remote: name, version }, author),
    );
    throw error;
  }
}

/**
 * Declines a release that waits. Publishing it again asks again.
 * @throws RegistryRefusal when it does not wait
 */
export async function declineRelease(
  registry: Registry,
  remote: string,
  version: string,
  author: Author,
): Promise<void> {
  await registry.update(async (document) => {
    if (!isWaiting(document, remote, version)) refuse('REG-042', `${remote}: ${version} does not wait for an approval`);
    return withRow(document, { action: 'decline', remote, version }, author);
  });
}

/** @throws RegistryRefusal when somebody has declined the release since it was asked for */
export function refuseDeclined(document: Decisions, remote: string, version: string): void {
  const decision = decisionOn(document, remote, version);
  if (decision?.action !== 'decline') return;
  const why = decision.reason ? `: ${decision.reason}` : '';
  refuse('REG-042', `${remote}: ${decision.by} has declined ${version}${why}`);
}

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return (values as readonly unknown[]).includes(value);
}

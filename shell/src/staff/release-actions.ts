import type { Author } from '../registry/change-log.ts';
import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import type { RemoteReleases } from '../registry/registry-document.ts';
import { rollback } from '../registry/rollback.ts';
import { stopCanary } from '../registry/stop-canary.ts';
import { declineRelease } from '../registry/waiting-releases.ts';
import { RELEASE_ACTION_WORDS } from './releases.words.ts';

/** The state of a remote, and of the version that an action names. */
export interface PresentState {
  /** Undefined for a remote that was never live. */
  readonly releases: RemoteReleases | undefined;
  /** Whether the version waits for the approval of another person. */
  readonly waits: boolean;
}

/** An action of staff on a release. */
export interface StaffAction {
  readonly title: string;
  /** The consequence, shown before the action. */
  readonly question: (remote: string, version: string) => string;
  readonly button: string;
  /** The result, shown after the action. */
  readonly done: (remote: string, version: string) => string;
  /** Whether the action is possible for this version at present. */
  readonly fits: (present: PresentState, version: string) => boolean;
  /** @throws RegistryRefusal */
  readonly act: (registry: Registry, remote: string, version: string, author: Author) => Promise<unknown>;
}

const STAFF_ACTIONS = {
  rollback: {
    ...RELEASE_ACTION_WORDS.rollback,
    fits: ({ releases }, version) => version !== releases?.live && Boolean(releases?.previous.includes(version)),
    act: (registry, remote, version, author) => rollback(registry, remote, { to: version, ...author }),
  },
  promote: {
    ...RELEASE_ACTION_WORDS.promote,
    fits: ({ releases }, version) => releases?.canary?.version === version,
    act: (registry, remote, _version, author) => promote(registry, remote, author),
  },
  'stop-canary': {
    ...RELEASE_ACTION_WORDS['stop-canary'],
    fits: ({ releases }, version) => releases?.canary?.version === version,
    act: stopCanary,
  },
  decline: {
    ...RELEASE_ACTION_WORDS.decline,
    fits: ({ waits }) => waits,
    act: declineRelease,
  },
} as const satisfies Readonly<Record<string, StaffAction>>;

/** The action of an address, or undefined. */
export function staffAction(name: string): StaffAction | undefined {
  return Object.hasOwn(STAFF_ACTIONS, name) ? STAFF_ACTIONS[name as keyof typeof STAFF_ACTIONS] : undefined;
}

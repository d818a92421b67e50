import type { Author } from '../registry/change-log.ts';
import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import type { RemoteReleases } from '../registry/registry-document.ts';
import { rollback } from '../registry/rollback.ts';
import { stopCanary } from '../registry/stop-canary.ts';

/** An action of staff on a release. */
export interface StaffAction {
  readonly title: string;
  /** The consequence, shown before the action. */
  readonly question: (remote: string, version: string) => string;
  readonly button: string;
  /** The result, shown after the action. */
  readonly done: (remote: string, version: string) => string;
  /** Whether the action is possible for this version at present. */
  readonly fits: (releases: RemoteReleases, version: string) => boolean;
  /** @throws RegistryRefusal */
  readonly act: (registry: Registry, remote: string, version: string, author: Author) => Promise<unknown>;
}

const STAFF_ACTIONS = {
  rollback: {
    title: 'Go back to a version',
    question: (remote, version) =>
      `Every new page of ${remote} will use ${version}, within 5 seconds. Pages that are open stay as they are.`,
    button: 'Go back to this version',
    done: (remote, version) => `${remote} goes back to ${version}. Every server has it within 5 seconds.`,
    fits: ({ live, previous }, version) => version !== live && previous.includes(version),
    act: (registry, remote, version, author) => rollback(registry, remote, { to: version, ...author }),
  },
  promote: {
    title: 'Make the canary live',
    question: (remote, version) => `Every visitor of ${remote} will get ${version}, within 5 seconds.`,
    button: 'Make it live for everybody',
    done: (remote, version) => `${version} is live for every visitor of ${remote} within 5 seconds.`,
    fits: ({ canary }, version) => canary?.version === version,
    act: (registry, remote, _version, author) => promote(registry, remote, author),
  },
  'stop-canary': {
    title: 'Stop the canary',
    question: (remote, version) =>
      `Visitors of ${remote} who have ${version} get the live version with their next page, within 5 seconds.`,
    button: 'Stop the canary',
    done: (remote, version) => `The canary ${version} of ${remote} is stopped. Every server knows within 5 seconds.`,
    fits: ({ canary }, version) => canary?.version === version,
    act: stopCanary,
  },
} as const satisfies Readonly<Record<string, StaffAction>>;

/** The action of an address, or undefined. */
export function staffAction(name: string): StaffAction | undefined {
  return Object.hasOwn(STAFF_ACTIONS, name) ? STAFF_ACTIONS[name as keyof typeof STAFF_ACTIONS] : undefined;
}

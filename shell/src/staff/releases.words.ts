import type { ReleaseAction } from '../registry/registry-document.ts';
import type { ServerReport } from '../registry/servers/server-report.ts';

type ServerFacts = Pick<ServerReport, 'revision' | 'shell' | 'shellCanary' | 'contract'>;

/** Sentences of `/staff/releases`. */
export const RELEASES_WORDS = {
  title: 'Releases',
  contract: (version: string) =>
    `Platform contract ${version}. A release that is clearly worse than the version before is ended automatically.`,
  inForce: (servers: number) =>
    servers === 0
      ? 'No server reports what it has in force.'
      : `In force on ${servers === 1 ? 'the one server' : `all ${servers} servers`}.`,
  notInForce: (having: number, servers: number) =>
    `In force on ${having} of ${servers} servers. ${servers - having === 1 ? 'The other one has' : 'The others have'}:`,
  failed: (version: string, reason: string) => `A server could not load ${version}: ${reason}`,
  servers: 'Running servers',
  noServers: 'No server reports that it runs.',
  server: ({ revision, shell, shellCanary, contract }: ServerFacts) =>
    `Shell ${shell}${shellCanary === undefined ? '' : `, canary ${shellCanary}`}, contract ${contract}, revision ${revision.toLocaleString('en-IN')}, since`,
  changes: 'What changed',
  signed: ', signed',
  noChanges: 'Nothing has changed yet.',
  outcomes: 'Pages of this server',
  noOutcomes: 'Nobody has opened a page since this server started.',
  outcomeColumns: ['Release', 'Result', 'Requests'],
  why: 'Why (for the change log, optional)',
  leave: 'Leave it as it is',
  notPossible: 'Not possible',
  notPossibleNow: 'This is not possible',
  outdated: 'This does not fit what is live now. Somebody may have changed it.',
  refused: 'The registry refused the change. Nothing has changed.',
  back: 'Back to the releases',
  live: 'Live',
  canary: (percent: number) => `Canary ${percent}%`,
  unknownSince: 'Live since before the change log begins',
  worse: (reason: string) => `Clearly worse than live: ${reason}. The canary is being stopped.`,
  watched: (before: string) =>
    `For 24 hours after it went live, it goes back to ${before} automatically if it is clearly worse.`,
  notWorse: 'Not clearly worse than live.',
  promote: 'Make it live for everybody',
  stopCanary: 'Stop the canary',
  before: 'Earlier versions',
  rollback: 'Go back to this version',
  noFigures: 'The API does not answer, so there are no figures now.',
  vitals: 'For vitals, three quarters of the visits are below the figure.',
  figureOf: (remote: string) => `Figure of ${remote}`,
  liveColumn: 'Live',
  canaryColumn: 'Canary',
  waiting: 'Waiting for approval',
  askedBy: (by: string) => `by ${by}`,
  approvals: (signed: readonly string[], missing: number) =>
    `Signed by ${signed.join(' and ') || 'nobody'}. ${missing === 1 ? '1 approval is' : `${missing} approvals are`} missing.`,
  broken: (reason: string) => `It cannot be approved: ${reason}`,
  howToApprove: 'Another person approves it with a key of their own:',
  decline: 'Decline',
  changed: (live: string) => `Changed from ${live}`,
  firstRelease: 'It would be the first release.',
  difference: {
    pageAdded: (page: string, paths: string) => `New page ${page} at ${paths}`,
    pageRemoved: (page: string) => `Without the page ${page}`,
    pathsChanged: (page: string, paths: string) => `${page} is at ${paths}`,
    pageSize: (page: string, before: string, after: string) => `${page}: ${after} of script instead of ${before}`,
    callsAdded: (calls: string) => `New calls: ${calls}`,
    callsRemoved: (calls: string) => `No longer calls ${calls}`,
    contract: (before: string, after: string) => `Platform contract ${after} instead of ${before}`,
    files: (changed: number, all: number) => `${changed} of ${all} files differ`,
  },
  errors: (count: number) => `Last errors (${count})`,
  figures: {
    devices: 'Devices',
    pageErrors: 'With page errors',
    loadFailures: 'With load failures',
    slowLoads: 'With slow loads',
    LCP: 'Largest paint (LCP)',
    INP: 'Reaction (INP)',
    CLS: 'Layout shift (CLS)',
    HYDRATED: 'Hydrated',
  },
} as const;

/** What happened to a version, in the list of changes. */
export const CHANGE_WORDS = {
  publish: 'was published',
  canary: 'started as a canary',
  promote: 'went live for everybody',
  rollback: 'is live again',
  'stop-canary': 'was stopped as a canary',
  retire: 'was retired',
  ask: 'waits for an approval',
  decline: 'was declined',
} as const satisfies Record<ReleaseAction, string>;

/** Each action of staff: its title, consequence, button and result. */
export const RELEASE_ACTION_WORDS = {
  rollback: {
    title: 'Go back to a version',
    question: (remote: string, version: string) =>
      `Every new page of ${remote} will use ${version}. Pages that are open stay as they are.`,
    button: 'Go back to this version',
    done: (remote: string, version: string) => `${remote} goes back to ${version}.`,
  },
  promote: {
    title: 'Make the canary live',
    question: (remote: string, version: string) => `Every visitor of ${remote} will get ${version}.`,
    button: 'Make it live for everybody',
    done: (remote: string, version: string) => `${version} is live for every visitor of ${remote}.`,
  },
  'stop-canary': {
    title: 'Stop the canary',
    question: (remote: string, version: string) =>
      `Visitors of ${remote} who have ${version} get the live version with their next page.`,
    button: 'Stop the canary',
    done: (remote: string, version: string) => `The canary ${version} of ${remote} is stopped.`,
  },
  decline: {
    title: 'Decline a release',
    question: (remote: string, version: string) =>
      `Nobody can approve ${version} of ${remote} until it is published again. Say why, so that its author can mend it.`,
    button: 'Decline it',
    done: (remote: string, version: string) => `${version} of ${remote} is declined.`,
  },
} as const;

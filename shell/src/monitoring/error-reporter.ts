import type { ErrorKind, ErrorReport } from '@aangan/shared-kit/contracts/monitoring';
import { REPORT_TEXTS } from '@aangan/shared-kit/domain/report-limits';
import { scrub } from '@aangan/shared-kit/domain/scrub';
import type { ErrorPlace } from '@aangan/shared-kit/platform/platform';
import type { BreadcrumbTrail } from './breadcrumbs.ts';
import { isLoadFailure, noiseOf } from './noise.ts';
import { type NamedRelease, releaseIn } from './release-address.ts';
import { type SeenError, seenError } from './seen-error.ts';

/** Limit of different errors that one document may report. */
const DIFFERENT = 20;

/** The kind by the place of the error; every other place is the reason why a remote's code failed to load. */
const KINDS: Readonly<Record<string, ErrorKind>> = {
  render: 'page',
  data: 'data',
  unhandled: 'unhandled',
  rejection: 'rejection',
};

/** The fields that are the same in all reports of a document. */
export type DocumentFacts = Pick<ErrorReport, 'project' | 'releaseVersion' | 'platform' | 'deviceId' | 'deviceInfo'>;

interface ErrorReporterDeps {
  readonly facts: DocumentFacts;
  /** Opaque id of who is logged in; empty for a guest. */
  readonly userId: () => string;
  readonly trail: BreadcrumbTrail;
  /** Pattern of the page on screen. */
  readonly route: () => string;
  /** Address of the page on screen, without its query and secrets. */
  readonly address: () => string;
  readonly versionOf: (remote: string) => string;
  readonly send: (report: ErrorReport) => void;
  /** Is called with the name of the noise for each dropped error. */
  readonly onDropped?: (noise: string) => void;
}

interface ErrorReporter {
  report(error: unknown, where: ErrorPlace): void;
}

/** Reports the errors of a document: each error once, no noise, no personal data. */
export function errorReporter(deps: ErrorReporterDeps): ErrorReporter {
  const known = new Set<string>();
  return {
    report(thrown, where) {
      const error = seenError(thrown);
      const kind = kindOf(error, where);
      const noise = kind === 'load' ? undefined : noiseOf(error);
      const release = releaseOf(error, where, deps.versionOf);
      const key = [kind, release.remote, error.name, error.message, frameOf(error)].join(' ');
      if (noise !== undefined) {
        deps.onDropped?.(noise);
        return;
      }
      if (known.has(key) || known.size >= DIFFERENT) return;
      known.add(key);
      deps.send(reportOf(error, { ...release, kind }, where, deps));
      deps.trail.add('error', `${error.name}: ${error.message}`);
    },
  };
}

function kindOf(error: SeenError, { kind }: ErrorPlace): ErrorKind {
  if (isLoadFailure(error)) return 'load';
  return kind === undefined ? 'page' : (KINDS[kind] ?? 'load');
}

/** The boundary knows whose error it caught; for other errors, the stack or the file's address says it. */
function releaseOf(error: SeenError, where: ErrorPlace, versionOf: (remote: string) => string): NamedRelease {
  const named = { remote: where.remote, version: where.version ?? versionOf(where.remote) };
  if (where.remote !== 'shell') return named;
  return releaseIn(`${error.source}\n${error.stack}`) ?? named;
}

function frameOf({ stack }: SeenError): string {
  return stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? '';
}

function reportOf(
  error: SeenError,
  release: NamedRelease & { readonly kind: ErrorKind },
  where: ErrorPlace,
  { facts, userId, trail, route, address }: ErrorReporterDeps,
): ErrorReport {
  const details = {
    route: route(),
    ...(where.page && { page: where.page }),
    ...(where.kind && { cause: where.kind }),
    ...(error.source && { source: scrub(error.source, REPORT_TEXTS.detail) }),
  };
  return {
    ...facts,
    userId: userId(),
    logLevel: release.kind === 'page' ? 'fatal' : 'error',
    pageUrl: address(),
    title: scrub(`${error.name}: ${error.message}`, REPORT_TEXTS.title),
    stackTrace: scrub(error.stack, REPORT_TEXTS.stackTrace),
    description: DESCRIPTIONS[release.kind],
    errorDetails: details,
    breadcrumbs: [...trail.list()],
    ...release,
  };
}

const DESCRIPTIONS = {
  page: 'A page failed while it was shown.',
  load: 'A file of a release did not come.',
  data: "A page's data did not come.",
  unhandled: 'An error was caught by nobody.',
  rejection: 'A promise failed and nobody listened.',
} as const satisfies Record<ErrorKind, string>;

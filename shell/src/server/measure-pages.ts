import type { Metrics } from '@aangan/shared-kit/server/metrics';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { problemsOf } from '../registry/servers/server-reporter.ts';
import { SHELL } from '../registry/shell-files.ts';
import type { Rendered, RenderedPage } from '../render/render-request.ts';
import type { PageMaker } from '../renderers/page-maker.ts';
import { PAGE_METRICS, RELEASE_METRICS } from './page.metrics.ts';

/** Versions that are not in force, such as those of an override, share one label. */
const OTHER = 'other';

const MEGABYTE = 1024 * 1024;

/** A page that was made. */
export interface MadeFacts {
  readonly rendered: Rendered;
  readonly from: Pick<ResolvedReleaseSet, 'set'>;
  /** ms until its first part could be sent. */
  readonly ms: number;
  /** The instant of the request, epoch ms. */
  readonly now: number;
}

interface MeasuredPagesDeps {
  readonly pages: Pick<PageMaker, 'outcomes' | 'state'>;
  readonly sets: Pick<ReleaseSetSource, 'current' | 'inUse' | 'shells' | 'problems' | 'onChange'>;
}

/** Measures pages, releases and renderers. @returns what notes a page that was made */
export function measurePages(metrics: Metrics, { pages, sets }: MeasuredPagesDeps): (made: MadeFacts) => void {
  const made = metrics.histogram(PAGE_METRICS.made);
  const loader = metrics.histogram(PAGE_METRICS.loader);
  const render = metrics.histogram(PAGE_METRICS.render);
  const markup = metrics.counter(PAGE_METRICS.markup);
  let inForce = versionsInForce(sets);
  const ended = ({ remote, version }: Readonly<Record<'remote' | 'version', string>>) =>
    version !== OTHER && !inForce.has(`${remote}@${version}`);

  sets.onChange(() => {
    inForce = versionsInForce(sets);
    void metrics.forget(PAGE_METRICS.loader, ended);
    void metrics.forget(PAGE_METRICS.render, ended);
  });
  metrics.read(RELEASE_METRICS, () => {
    const { renderers, apart } = pages.state();
    const states = Map.groupBy(renderers, ({ state }) => state);
    return {
      outcomes: pages.outcomes
        .list()
        .flatMap(({ count: value, ...labels }) => (ended(labels) ? [] : [{ ...labels, value }])),
      inForce: releasesInForce(sets).map((labels) => ({ ...labels, value: 1 })),
      refused: problemsOf({ problems: sets.problems() }).map(({ remote, version }) => ({ remote, version, value: 1 })),
      apart: apart.map(({ name: remote, version }) => ({ remote, version, value: 1 })),
      renderers: [...states].map(([state, its]) => ({ state, value: its.length })),
      busy: [{ value: renderers.reduce((sum, { busy }) => sum + busy, 0) }],
      heap: [{ value: Math.max(0, ...renderers.map(({ heapMb = 0 }) => heapMb)) * MEGABYTE }],
    };
  });

  return ({ rendered, from, ms, now }) => {
    if (rendered.kind !== 'page') return;
    const { remote, page, timings } = rendered;
    made({ remote, page, outcome: outcomeOf(rendered) }, ms / 1000);
    markup({ source: rendered.now === now ? 'rendered' : 'cached' });
    const known = from.set.releases[remote]?.version ?? '';
    const version = inForce.has(`${remote}@${known}`) ? known : OTHER;
    if (!timings) return;
    loader({ remote, version }, timings.loaderMs / 1000);
    render({ remote, version }, timings.renderMs / 1000);
  };
}

function outcomeOf({ failure }: RenderedPage): string {
  return failure ? (failure.cause ?? failure.kind) : 'ok';
}

function versionsInForce(sets: MeasuredPagesDeps['sets']): ReadonlySet<string> {
  return new Set(releasesInForce(sets).map(({ remote, version }) => `${remote}@${version}`));
}

function releasesInForce(sets: MeasuredPagesDeps['sets']) {
  const { set, shell } = sets.current();
  return [
    ...sets.inUse().map(({ name: remote, version }) => ({
      ...{ remote, version, current: String(set.releases[remote]?.version === version) },
    })),
    ...sets.shells().map(({ version }) => ({ remote: SHELL, version, current: String(shell.version === version) })),
  ];
}

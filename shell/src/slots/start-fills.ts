import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { FillModule } from '@aangan/shared-kit/platform/page';
import type { FilledSlot } from '../app/page-entry.ts';
import type { PageSource } from '../app/page-source.ts';
import { withinDeadline } from '../federation/within-deadline.ts';
import type { FillRoute, PageMatch } from '../routing/page-table.ts';

/** ms after which a page no longer waits for its fills. */
export const FILL_TIMEOUT_MS = 300;

/** The visit whose page has the slots. */
interface FilledVisit {
  readonly match: PageMatch;
  readonly request: Request;
  readonly url: URL;
  readonly source: PageSource;
}

export interface StartedFills {
  /**
   * The fills with their data, once the page's own data are ready. A fill that fails or is late is left out.
   * @param city of the page
   */
  ready(city: string): Promise<readonly FilledSlot[]>;
}

/**
 * Loads the fills of a page's slots, in parallel with the page: module, then loader. An app webview shows one remote
 * alone, so its slots are empty.
 * @param prepared after it, session and buckets are known
 */
export function startFills(visit: FilledVisit, prepared: Promise<unknown>): StartedFills {
  const { match, source } = visit;
  const today = indiaDay(source.platform.now);
  const routes = source.platform.hybrid
    ? []
    : (match.fills ?? []).filter(({ from }) => from === undefined || from <= today);
  const loaded = new Map<FillRoute, FilledSlot | undefined>();
  const report = ({ remote, fill }: FillRoute, error: unknown) => {
    if (!visit.request.signal.aborted) source.platform.errors.report(error, { remote, page: fill, kind: 'data' });
  };
  const all = Promise.all(
    routes.map(async (route) => {
      const filled = await loadFill(route, visit, prepared).catch((error: unknown) => {
        // A session that has ended is no error of the fill.
        if (!(error instanceof HttpError && error.status === 401)) report(route, error);
        return undefined;
      });
      loaded.set(route, filled);
    }),
  );
  // A late fill is no error: networks and machines are slow at times, and the page is whole without it.
  const settled = withinDeadline(all, FILL_TIMEOUT_MS, () => new Error('late')).catch(() => undefined);
  return {
    async ready(city) {
      await settled;
      return routes.filter(({ cities }) => cities?.includes(city) ?? true).flatMap((route) => loaded.get(route) ?? []);
    },
  };
}

async function loadFill(
  { slot, remote, fill, audience }: FillRoute,
  { match, request, url, source }: FilledVisit,
  prepared: Promise<unknown>,
): Promise<FilledSlot | undefined> {
  if (audience !== undefined) {
    await prepared;
    // Nobody else loads its script.
    if ((audience === 'members') !== source.platform.session.loggedIn) return undefined;
  }
  // The shell checks that it has a Component, as of a page.
  const [{ loader }] = (await Promise.all([source.load({ remote, page: fill }), prepared])) as [
    Pick<FillModule<object>, 'loader'>,
    unknown,
  ];
  const { pattern, params } = match;
  const data = await loader?.({ request, url, pattern, params, platform: source.platform });
  return data === null ? undefined : { slot, remote, fill, data };
}

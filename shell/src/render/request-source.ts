import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { PageSource } from '../app/page-source.ts';
import { shellPages } from '../app/shell-pages.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import type { ServerRemotes } from '../federation/server-remotes.ts';
import { notFoundPage } from '../not-found/not-found.tsx';
import { offlinePage } from '../offline/offline-page.tsx';
import { inTime } from './in-time.ts';
import type { RenderRequest } from './render-request.ts';

/**
 * The pages of one request, from the release set that was chosen for it. A loaded page stays available to the request,
 * even if the release is retired before rendering.
 */
export function requestSource(
  { releaseSet, table, navigation, platform, session, experiments, returnHosts, withheld = {} }: RenderRequest,
  remotes: ServerRemotes,
): PageSource {
  const held = new Map<string, PageModule>();
  const own = shellPages({ offline: async () => offlinePage, notFound: async () => notFoundPage });
  return {
    platform,
    live: session.live,
    navigation,
    ...(returnHosts && { returnHosts }),
    match: async (pathname) => table.match(pathname),
    async prepare(match) {
      await session.known();
      if (match.experiments) await experiments?.decide(match);
    },
    async load({ remote, page }) {
      if (remote === 'shell') return own.load(page);
      const release = releaseSet.releases[remote];
      if (!release) throw new Error(`The release set has no ${remote}`);
      const kind = withheld[remote];
      if (kind) {
        const { version } = release;
        throw new RemoteFailure(`${remote} ${version} has stalled a renderer`, { kind, remote, version });
      }
      const loaded = remotes.loaded(release, page) ?? (await remotes.load(release, page));
      const module = withDeadline(loaded, release.pages[page]?.loaderTimeoutMs);
      held.set(`${remote}/${page}`, module);
      return module;
    },
    loaded: ({ remote, page }) => (remote === 'shell' ? own.loaded(page) : held.get(`${remote}/${page}`)),
  };
}

/** The page with a loader and an action that always end. */
function withDeadline(page: PageModule, timeoutMs?: number): PageModule {
  const { loader, action } = page;
  return {
    ...page,
    ...(loader && { loader: (args) => inTime(loader(args), `The loader of ${args.pattern}`, timeoutMs) }),
    ...(action && { action: (args) => inTime(action(args), `The action of ${args.pattern}`, timeoutMs) }),
  };
}

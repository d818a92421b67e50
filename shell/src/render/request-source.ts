import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { PageSource } from '../app/page-source.ts';
import type { ServerRemotes } from '../federation/server-remotes.ts';
import { notFoundPage } from '../not-found/not-found.tsx';
import type { RenderRequest } from './render-request.ts';

/**
 * Where one request finds its pages: in the release set that was chosen for it. What it has loaded stays with
 * it, also when the release goes out of use before the page is rendered.
 */
export function requestSource({ releaseSet, table, platform }: RenderRequest, remotes: ServerRemotes): PageSource {
  const held = new Map<string, PageModule>();
  return {
    platform,
    match: async (pathname) => table.match(pathname),
    async load({ remote, page }) {
      if (remote === 'shell') return notFoundPage;
      const release = releaseSet.releases[remote];
      if (!release) throw new Error(`The release set has no ${remote}`);
      const module = remotes.loaded(release, page) ?? (await remotes.load(release, page));
      held.set(`${remote}/${page}`, module);
      return module;
    },
    loaded: ({ remote, page }) => (remote === 'shell' ? notFoundPage : held.get(`${remote}/${page}`)),
  };
}

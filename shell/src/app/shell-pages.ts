import type { PageModule } from '@aangan/shared-kit/platform/page';
// In the first view's stylesheet: their scripts load later than their markup.
import '../not-found/not-found.module.css';
import '../not-found/place-search.module.css';
import '../offline/offline.module.css';

/** The shell's own pages, by name. */
interface ShellPages {
  load(page: string): Promise<PageModule>;
  loaded(page: string): PageModule | undefined;
}

/** Loads the script of a page: no other page needs it. */
interface ShellPageLoaders {
  readonly offline: () => Promise<PageModule>;
  readonly notFound: () => Promise<PageModule>;
}

export function shellPages({ offline, notFound }: ShellPageLoaders): ShellPages {
  const held = new Map<string, PageModule>();
  return {
    async load(page) {
      const module = held.get(page) ?? (await (page === 'offline' ? offline() : notFound()));
      held.set(page, module);
      return module;
    },
    loaded: (page) => held.get(page),
  };
}

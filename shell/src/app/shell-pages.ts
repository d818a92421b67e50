import type { PageModule } from '@aangan/shared-kit/platform/page';
import { notFoundPage } from '../not-found/not-found.tsx';
// In the first view's stylesheet: its script loads later than its markup.
import '../offline/offline.module.css';

/** The shell's own pages, by name. */
interface ShellPages {
  load(page: string): Promise<PageModule>;
  loaded(page: string): PageModule | undefined;
}

/** @param loadOffline fetches the offline page: no other page loads its script */
export function shellPages(loadOffline: () => Promise<PageModule>): ShellPages {
  let offline: PageModule | undefined;
  return {
    async load(page) {
      if (page !== 'offline') return notFoundPage;
      offline ??= await loadOffline();
      return offline;
    },
    loaded: (page) => (page === 'offline' ? offline : notFoundPage),
  };
}

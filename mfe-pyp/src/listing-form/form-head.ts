import { PAGE_TITLES, type PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import type { PageHead } from '@aangan/shared-kit/platform/page';

/** Head of a step; search engines never see the form. */
export function formHead(page: PageName): PageHead {
  return { title: `${PAGE_TITLES[page]} | Your listing | Aangan`, robots: 'noindex' };
}

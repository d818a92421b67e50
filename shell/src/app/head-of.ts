import type { PageHead } from '@aangan/shared-kit/platform/page';
import type { PageEntry } from './page-entry.ts';
import type { PageSource } from './page-source.ts';

const FALLBACK: PageHead = { title: 'Aangan', robots: 'noindex' };

/** The head of the page that an entry shows; a failed page has noindex. */
export function headOf(entry: PageEntry, source: PageSource, url: URL): PageHead {
  if (entry.failure) return { ...FALLBACK, ...entry.failure.served?.head };
  if (entry.gate) return { ...FALLBACK, title: 'Log in | Aangan' };
  const head = source.loaded(entry)?.head;
  return head ? head({ data: entry.data, url, params: entry.params, platform: source.platform }) : { title: 'Aangan' };
}

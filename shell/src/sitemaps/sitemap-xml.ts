interface SitemapEntry {
  readonly path: string;
  /** When the page last changed, epoch ms, where that is known. */
  readonly changedOn?: number | null;
}

const BEGINNING = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of these addresses. @param origin `https://aangan.example` */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const rows = entries.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${new Date(changedOn).toISOString()}</lastmod>` : '';
    return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`;
  });
  return `${BEGINNING}\n<urlset ${NAMESPACE}>\n${rows.join('\n')}\n</urlset>\n`;
}

/** The index of sitemaps, through which search engines find them all. */
export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  const rows = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`);
  return `${BEGINNING}\n<sitemapindex ${NAMESPACE}>\n${rows.join('\n')}\n</sitemapindex>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

import { robotsTxt } from './robots.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const read = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
};

describe('sitemap XML', () => {
  it('has absolute addresses, escaped, and the time of the last change', () => {
    const xml = sitemapXml(
      [{ path: '/a?b=1&c="<2>\'' }, { path: '/d', changedOn: Date.UTC(2026, 10, 20) }],
      'https://aangan.test',
    );
    expect(read(xml)).toEqual(['https://aangan.test/a?b=1&c="<2>\'', 'https://aangan.test/d']);
    expect(xml).toContain('<lastmod>2026-11-20T00:00:00.000Z</lastmod>');
  });

  it('lists every sitemap in the index, and the index in robots.txt', () => {
    expect(read(sitemapIndexXml(['/sitemaps/homes-1.xml'], 'https://aangan.test'))).toEqual([
      'https://aangan.test/sitemaps/homes-1.xml',
    ]);
    expect(robotsTxt('https://aangan.test')).toContain('\nSitemap: https://aangan.test/sitemap.xml\n');
    expect(robotsTxt('https://aangan.test')).toContain('\nDisallow: /api/\n');
  });
});

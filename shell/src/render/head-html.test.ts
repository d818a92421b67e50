import { headTags } from '../app/page-head.ts';
import { escapeHtml, headHtml } from './head-html.ts';

const htmlOf = (head: Parameters<typeof headTags>[0]) => headHtml(head, headTags(head, 'https://aangan.test'));

describe('the head as HTML', () => {
  it('begins with the title and marks the tags that belong to the page', () => {
    expect(htmlOf({ title: 'Plans', canonical: '/plans' })).toBe(
      [
        '<title>Plans</title>',
        '<meta property="og:title" content="Plans" data-page>',
        '<meta property="og:site_name" content="Aangan" data-page>',
        '<meta property="og:image" content="https://aangan.test/og-image.png" data-page>',
        '<link rel="canonical" href="https://aangan.test/plans" data-page>',
        '<meta property="og:url" content="https://aangan.test/plans" data-page>',
      ].join(''),
    );
  });

  it('escapes the text of a page', () => {
    const hostile = '"><script>alert(1)</script>';
    const html = htmlOf({
      title: hostile,
      description: hostile,
      robots: hostile,
      jsonLd: [{ name: hostile }],
      preloadImage: { srcSet: hostile, sizes: hostile, type: hostile },
    });
    expect(html).not.toContain('<script>');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html.match(/<script type="application\/ld\+json" data-page>/g)).toHaveLength(1);
    expect(html).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
  });

  it('preloads the largest picture with high priority, right after the title', () => {
    const html = htmlOf({ title: 'T', preloadImage: { srcSet: '/a.avif 640w', sizes: '100vw', type: 'image/avif' } });
    expect(html).toContain(
      '</title><link rel="preload" as="image" imagesrcset="/a.avif 640w" imagesizes="100vw" type="image/avif" fetchpriority="high">',
    );
  });

  it('escapes each special character', () => {
    expect(escapeHtml('<a href="x">&amp;</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;');
  });
});

import fc from 'fast-check';
import { allowedHtml } from './allowed-html.ts';
import { articleBlocks } from './article-blocks.ts';
import { ARTICLES } from './articles/articles.ts';

it('articles are parsed into headings, paragraphs with links and emphasis, and lists', () => {
  const html =
    '<h2>What  we do</h2><p>Read <a href="/privacy"><strong>this</strong></a> first.</p><ol><li>One</li><li>Two</li></ol>';
  expect(articleBlocks(html)).toEqual([
    { kind: 'heading', level: 2, text: 'What we do' },
    {
      kind: 'paragraph',
      runs: [{ text: 'Read ' }, { text: 'this', strong: true, href: '/privacy' }, { text: ' first.' }],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'One' }], [{ text: 'Two' }]] },
  ]);
});

it('articles keep every word outside of a block', () => {
  expect(articleBlocks('before<p>inside</p>after')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'before' }] },
    { kind: 'paragraph', runs: [{ text: 'inside' }] },
    { kind: 'paragraph', runs: [{ text: 'after' }] },
  ]);
});

describe('cleaned article HTML', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a picture', '<p><img src=x onerror=alert(1)>a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.test"></iframe><p>a</p>', '<p>a</p>'],
    ['a javascript: address', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener nofollow">a</a>'],
    [
      'an obfuscated javascript: address',
      '<a href=" jAvA&#x09;script:alert(1)">a</a>',
      '<a rel="noopener nofollow">a</a>',
    ],
    ['another site without its protocol', '<a href="//evil.test">a</a>', '<a>a</a>'],
    ['markup inside of markup', '<<p>script>alert(1)</p>', null],
  ])('does not contain %s', (_what, html, left) => {
    const allowed = allowedHtml(html);
    if (left !== null) expect(allowed).toBe(left);
    expect(allowed).not.toMatch(/<script|javascript:|on\w+=|<img|<iframe|style=/i);
  });

  it('is parsed the same when it is cleaned again, for random HTML', () => {
    const words = (html: string) => JSON.stringify(articleBlocks(html)).match(/"text":"[^"]*"/g);
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="/x">',
      '</a>',
      '<b>',
      '<h1>',
      '"',
      '<',
      '&lt;',
      '&',
      'text',
      '<svg onload=1>',
      '<li>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = allowedHtml(pieces.join(''));
        expect(words(allowedHtml(once))).toEqual(words(once));
      }),
    );
  });

  it('changes nothing in the articles that come with the product', () => {
    for (const { html } of ARTICLES)
      expect(articleBlocks(allowedHtml(html))).toEqual(articleBlocks(html.replace(/\n/g, '')));
  });
});

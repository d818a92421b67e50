import type { PageModule } from '@aangan/shared-kit/platform/page';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import fc from 'fast-check';
import { aSession } from '../testing/a-session.ts';
import { headOf } from './head-of.ts';
import type { PageEntry } from './page-entry.ts';
import { headTags, safeJson } from './page-head.ts';

function Nothing() {
  return null;
}

const ENTRY: PageEntry = { remote: 'mfe-test', page: 'plans', pattern: '/plans', params: { a: 'b' }, data: { n: 2 } };
const URL_OF_PAGE = new URL('https://aangan.test/plans');

const headWith = (module: PageModule | undefined, entry: PageEntry = ENTRY) =>
  headOf(
    entry,
    {
      platform: fakePlatform(),
      live: aSession(),
      navigation: [],
      match: async () => undefined,
      load: async () => notLoaded(),
      loaded: () => module,
    },
    URL_OF_PAGE,
  );
const notLoaded = (): never => {
  throw new Error('nothing is loaded for a head');
};

describe('the head of a page', () => {
  it('is made by the page from its data', () => {
    const module: PageModule<{ n: number }> = {
      Component: Nothing,
      head: ({ data, url, params }) => ({ title: `${data.n} plans at ${url.pathname} for ${params.a}` }),
    };
    expect(headWith(module as PageModule)).toEqual({ title: '2 plans at /plans for b' });
  });

  it('has noindex for a failed page, without a call of the page', () => {
    const head = jest.fn();
    const failed: PageEntry = { ...ENTRY, failure: { kind: 'data', message: 'x' } };
    expect(headWith({ Component: Nothing, head }, failed)).toEqual({ title: 'Aangan', robots: 'noindex' });
    expect(head).not.toHaveBeenCalled();
  });

  it('has a default title when the page gives none', () => {
    expect(headWith({ Component: Nothing })).toEqual({ title: 'Aangan' });
    expect(headWith(undefined)).toEqual({ title: 'Aangan' });
  });
});

describe('head tags', () => {
  const tagsOf = (...args: Parameters<typeof headTags>) =>
    headTags(...args).map(({ tag, attributes }) => [tag, ...Object.values(attributes)].join(' '));

  it('have the Open Graph tags of the page, always with a picture', () => {
    expect(tagsOf({ title: 'Plans' }, 'https://aangan.test')).toEqual([
      'meta og:title Plans',
      'meta og:site_name Aangan',
      'meta og:image https://aangan.test/og-image.png',
    ]);
  });

  it('have absolute addresses', () => {
    const tags = tagsOf(
      { title: 'T', description: 'D', robots: 'noindex', canonical: '/plans?page=2', image: '/assets/a.webp' },
      'https://aangan.test',
    );
    expect(tags).toContain('link canonical https://aangan.test/plans?page=2');
    expect(tags).toContain('meta og:url https://aangan.test/plans?page=2');
    expect(tags).toContain('meta og:image https://aangan.test/assets/a.webp');
    expect(tags).toContain('meta description D');
    expect(tags).toContain('meta og:description D');
    expect(tags).toContain('meta robots noindex');
  });

  it('have one element for each JSON-LD entity', () => {
    const tags = headTags({ title: 'T', jsonLd: [{ '@type': 'A' }, { name: '</script>' }] }, 'https://aangan.test');
    expect(tags.filter(({ tag }) => tag === 'script').map(({ text }) => text)).toEqual([
      '{"@type":"A"}',
      '{"name":"\\u003c/script>"}',
    ]);
  });
});

describe('JSON in a script element', () => {
  const hostile = fc.constantFrom('</script', '</SCRIPT >', '<!--', '<script>', ']]>', '\u2028', '\u2029', '\\', '"');
  const text = fc.array(fc.oneof(hostile, fc.string()), { maxLength: 6 }).map((parts) => parts.join(''));
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 3 }, text, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('record')),
    list: fc.array(tie('any'), { maxLength: 4 }),
    record: fc.dictionary(text, tie('any'), { maxKeys: 4 }),
  })).any;

  it('never ends the element or opens a comment', () => {
    fc.assert(
      fc.property(value, (given) => expect(safeJson(given)).not.toMatch(/<|\u2028|\u2029/)),
      { numRuns: 2000 },
    );
  });

  it('is unchanged when it is parsed', () => {
    fc.assert(
      fc.property(value, (given) => expect(JSON.parse(safeJson(given))).toEqual(JSON.parse(JSON.stringify(given)))),
      { numRuns: 2000 },
    );
  });
});

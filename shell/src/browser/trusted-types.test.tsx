import fc from 'fast-check';
import { guardSinks, isHarmlessHtml, type TrustedTypesWindow } from './trusted-types.ts';

type Rules = Parameters<NonNullable<TrustedTypesWindow['trustedTypes']>['createPolicy']>[1];

function guarded(): { rules: Rules; admit: (origins: readonly string[]) => void } {
  let rules: Rules | undefined;
  const trustedTypes = {
    createPolicy: (_name: string, given: Rules) => {
      rules = given;
    },
  };
  const admit = guardSinks({ trustedTypes }, { href: 'https://aangan.test/home', origin: 'https://aangan.test' });
  if (!rules) throw new Error('No policy was made');
  return { rules, admit };
}

describe('HTML that is written as text', () => {
  it.each([
    '',
    'Only words, 3 > 2',
    '<svg/>',
    '<span aria-hidden="true">+</span>',
    '<script></script>',
    '<a href="https://leafletjs.com" title="A library for maps"><b>Leaflet</b></a>',
    '<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width="12" height="8" viewBox="0 0 12 8"><path fill="#4C7BE1" d="M0 0h12v4H0z"/></svg>',
    '<a href="/terms">Terms</a>',
  ])('is allowed when it only draws: %s', (html) => expect(isHarmlessHtml(html)).toBe(true));

  it.each([
    '<img src=x onerror=alert(1)>',
    '<img src="https://evil.test/pixel">',
    '<script>alert(1)</script>',
    '<script src="https://evil.test"></script>',
    '<script></script><script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=javascript:alert(1)>x</a>',
    '<a href="data:text/html,<script>1</script>">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<span onclick="alert(1)">x</span>',
    '<span class="a" onclick="alert(1)">x</span>',
    '<span class="a"onclick="alert(1)">x</span>',
    '<span/onclick="alert(1)">x</span>',
    '<svg onload="alert(1)">',
    '<svg><use href="data:image/svg+xml,x"/></svg>',
    '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
    '<iframe srcdoc="x"></iframe>',
    '<object data="x"></object>',
    '<embed src="x">',
    '<base href="https://evil.test">',
    '<link rel="stylesheet" href="https://evil.test">',
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    '<form action="https://evil.test"><button>x</button></form>',
    '<style>*{background:url(https://evil.test)}</style>',
    '<template><script>1</script></template>',
    '<span style="background:url(https://evil.test)">x</span>',
    '<!--<script>-->',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    'text <',
  ])('is rejected when it could do more: %s', (html) => expect(isHarmlessHtml(html)).toBe(false));

  it('never carries active content, in any combination', () => {
    const pieces = fc.constantFrom(
      ...[
        '<',
        '>',
        '</',
        '/>',
        'script',
        'span',
        'svg',
        ' on',
        'onload',
        '=',
        '"',
        "'",
        ' ',
        'href',
        'javascript:',
        'a',
        '\n',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const html = parts.join('');
        if (html === '<script></script>' || !isHarmlessHtml(html)) return;
        const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
        for (const element of documentElement.querySelectorAll('*')) {
          expect(['HTML', 'HEAD', 'BODY', 'SPAN', 'A', 'SVG', 'svg'].map(String)).toContain(element.tagName);
          for (const { name, value } of element.attributes) {
            expect(name).not.toMatch(/^on/);
            expect(value).not.toMatch(/^\s*javascript:/);
          }
        }
      }),
    );
  });
});

describe('text that is written into a script element', () => {
  it('is allowed when it is data', () => {
    for (const text of ['{"@type":"WebSite","name":"a \\u003c b"}', '[1]']) {
      expect(guarded().rules.createScript(text)).toBe(text);
    }
  });

  it.each(['alert(1)', '{alert(1)}', '[alert(1)]', '{"a":alert(1)}', '{}alert(1)', '"use strict";alert(1)', '', 'x'])(
    'is rejected when it is code: %s',
    (text) => expect(guarded().rules.createScript(text)).toBeNull(),
  );
});

describe('addresses of scripts and workers', () => {
  it.each(['/service-worker.js', 'https://aangan.test/assets/x.js', 'chunk.js', '//aangan.test/x.js'])(
    'are allowed on the own origin: %s',
    (url) => expect(guarded().rules.createScriptURL(url)).toBe(url),
  );

  it.each([
    'https://evil.test/x.js',
    '//evil.test/x.js',
    '/\\evil.test/x.js',
    'https://aangan.test.evil.test/x.js',
    'https://aangan.test@evil.test/x.js',
    'http://aangan.test/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://aangan.test/0',
    'javascript:alert(1)',
    'https://',
  ])('are rejected on other origins: %s', (url) => {
    expect(guarded().rules.createScriptURL(url)).toBeNull();
  });

  it('are allowed on an origin that the document names', () => {
    const { rules, admit } = guarded();
    expect(rules.createScriptURL('https://cdn.test/x.js')).toBeNull();
    admit(['https://cdn.test']);
    expect(rules.createScriptURL('https://cdn.test/x.js')).toBe('https://cdn.test/x.js');
  });

  it('are not checked in a browser without Trusted Types', () => {
    expect(() => guardSinks({}, { href: 'https://aangan.test/', origin: 'https://aangan.test' })(['x'])).not.toThrow();
  });
});

import { aRelease } from '../testing/a-release.ts';
import { documentPolicy, freshNonce, type PolicyFacts } from './content-security-policy.ts';
import { outsideSources } from './outside-sources.ts';

const policyWith = (facts: Partial<PolicyFacts> = {}) =>
  new Map(
    documentPolicy({ scripts: { nonce: 'n' }, secure: false, outside: {}, ...facts })
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('the content security policy of a document', () => {
  it('runs scripts by their nonce and scripts loaded by those, and evaluates no text as code', () => {
    const policy = policyWith();
    expect(policy.get('script-src')).toEqual(["'nonce-n'", "'strict-dynamic'", "'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
  });

  it('runs the files of a shared document by their digests, without a nonce', () => {
    const policy = policyWith({ scripts: { digests: ['sha384-a', 'sha384-b'] } });
    expect(policy.get('script-src')).toEqual(["'sha384-a'", "'sha384-b'", "'strict-dynamic'", "'self'"]);
  });

  it('allows inline styles in attributes, where React writes them, and nowhere else', () => {
    const policy = policyWith();
    expect([...policy].filter(([, values]) => values.includes("'unsafe-inline'")).map(([name]) => name)).toEqual([
      'style-src-attr',
    ]);
  });

  it('upgrades to https only on an https site', () => {
    expect(policyWith().has('upgrade-insecure-requests')).toBe(false);
    expect(policyWith({ secure: true }).get('upgrade-insecure-requests')).toEqual([]);
  });

  it('allows outside origins by purpose', () => {
    const policy = policyWith({ outside: { script: ['https://maps.test'], image: ['https://tiles.test'] } });
    expect(policy.get('script-src')).toContain('https://maps.test');
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://tiles.test']);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('has a unique nonce of 128 bits', () => {
    const nonces = Array.from({ length: 1000 }, freshNonce);
    expect(new Set(nonces).size).toBe(1000);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  });
});

describe('the outside sources of a document', () => {
  const settings = { assetUrl: '/assets', tileUrl: '', returnHosts: [], scripts: {} };

  it('are empty on a site that serves everything itself', () => {
    expect(outsideSources(settings, { releases: {} })).toEqual({ form: [] });
  });

  it('contain the asset origin for everything that is loaded as a file', () => {
    const { form: _form, ...sources } = outsideSources(
      { ...settings, assetUrl: 'https://cdn.test/a' },
      { releases: {} },
    );
    expect(Object.values(sources)).toEqual(Array(6).fill(['https://cdn.test']));
    expect(sources.script).toEqual(['https://cdn.test']);
  });

  it('contain the laptop that serves a release, in that document only', () => {
    const releases = { 'mfe-test': { ...aRelease(), servedFrom: 'http://localhost:4100' } };
    expect(outsideSources(settings, { releases }).script).toEqual(['http://localhost:4100']);
  });

  it.each([
    ['https://tiles.test/{z}/{x}/{y}.png', ['https://tiles.test']],
    ['https://{s}.tiles.test/{z}/{x}/{y}.png', ['https://*.tiles.test']],
    ['/tiles/{z}/{x}/{y}.png', undefined],
  ])('contain the host of map tiles for pictures: %s', (tileUrl, expected) => {
    expect(outsideSources({ ...settings, tileUrl }, { releases: {} }).image).toEqual(expected);
  });

  it('contain the hosts that forms may lead to', () => {
    expect(outsideSources({ ...settings, returnHosts: ['pay.test'] }, { releases: {} }).form).toEqual([
      'https://pay.test',
    ]);
  });
});

import { aRelease } from '../testing/a-release.ts';
import { documentPolicy, freshNonce, type PolicyFacts } from './content-security-policy.ts';
import { outsideSources } from './outside-sources.ts';

const policyWith = (facts: Partial<PolicyFacts> = {}) =>
  new Map(
    documentPolicy({ nonce: 'n', secure: false, outside: {}, ...facts })
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('the policy of a document', () => {
  it('runs scripts by their nonce and by what those load, and no text as code', () => {
    const policy = policyWith();
    expect(policy.get('script-src')).toEqual(["'nonce-n'", "'strict-dynamic'", "'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
  });

  it('lets styles stand in attributes, where React writes them, and nowhere else', () => {
    const policy = policyWith();
    expect([...policy].filter(([, values]) => values.includes("'unsafe-inline'")).map(([name]) => name)).toEqual([
      'style-src-attr',
    ]);
  });

  it('asks for https only where there is https', () => {
    expect(policyWith().has('upgrade-insecure-requests')).toBe(false);
    expect(policyWith({ secure: true }).get('upgrade-insecure-requests')).toEqual([]);
  });

  it('lets outside origins in by what they are for', () => {
    const policy = policyWith({ outside: { script: ['https://maps.test'], image: ['https://tiles.test'] } });
    expect(policy.get('script-src')).toContain('https://maps.test');
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://tiles.test']);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('has a nonce of 128 bits that never comes twice', () => {
    const nonces = Array.from({ length: 1000 }, freshNonce);
    expect(new Set(nonces).size).toBe(1000);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  });
});

describe('what a document uses from outside', () => {
  const settings = { assetUrl: '/assets', tileUrl: '', returnHosts: [], scripts: {} };

  it('is nothing on a site that has all of its own', () => {
    expect(outsideSources(settings, { releases: {} })).toEqual({ form: [] });
  });

  it('is the asset origin for everything that comes in files', () => {
    const { form: _form, ...sources } = outsideSources(
      { ...settings, assetUrl: 'https://cdn.test/a' },
      { releases: {} },
    );
    expect(Object.values(sources)).toEqual(Array(6).fill(['https://cdn.test']));
    expect(sources.script).toEqual(['https://cdn.test']);
  });

  it('is the laptop that a release comes from, in that document alone', () => {
    const releases = { 'mfe-test': { ...aRelease(), servedFrom: 'http://localhost:4100' } };
    expect(outsideSources(settings, { releases }).script).toEqual(['http://localhost:4100']);
  });

  it.each([
    ['https://tiles.test/{z}/{x}/{y}.png', ['https://tiles.test']],
    ['https://{s}.tiles.test/{z}/{x}/{y}.png', ['https://*.tiles.test']],
    ['/tiles/{z}/{x}/{y}.png', undefined],
  ])('is the host of map tiles, for pictures: %s', (tileUrl, expected) => {
    expect(outsideSources({ ...settings, tileUrl }, { releases: {} }).image).toEqual(expected);
  });

  it('is the hosts that forms may lead to', () => {
    expect(outsideSources({ ...settings, returnHosts: ['pay.test'] }, { releases: {} }).form).toEqual([
      'https://pay.test',
    ]);
  });
});

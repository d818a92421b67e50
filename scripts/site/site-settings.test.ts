import { siteSettings } from './site-settings.ts';

describe('settings of a site', () => {
  it('puts the asset origin and the API on the ports after the site', () => {
    expect(siteSettings({ PORT: '4000' }, '/checkout')).toMatchObject({ port: 4000, assetPort: 4001, apiPort: 4002 });
  });

  it('stores its data under .data of the checkout by default, or in DATA_DIR', () => {
    expect(siteSettings({}, '/checkout').dataFolder).toBe('/checkout/.data');
    expect(siteSettings({ DATA_DIR: '/elsewhere' }, '/checkout').dataFolder).toBe('/elsewhere');
  });

  it('listens on this machine alone by default, where the demonstration is allowed', () => {
    expect(siteSettings({}, '/checkout')).toMatchObject({ host: '127.0.0.1', demo: true });
    expect(siteSettings({ HOST: '0.0.0.0' }, '/checkout')).toMatchObject({ host: '0.0.0.0', demo: false });
    expect(siteSettings({ HOST: '0.0.0.0', AANGAN_DEMO: '1' }, '/checkout').demo).toBe(true);
    expect(siteSettings({ AANGAN_DEMO: '0' }, '/checkout').demo).toBe(false);
  });

  it('fills an empty database with invented listings in the demonstration only', () => {
    expect(siteSettings({}, '/checkout').listings).toBeGreaterThan(0);
    expect(siteSettings({ HOST: '0.0.0.0' }, '/checkout').listings).toBe(0);
  });

  it.each([
    ['PORT', 'three thousand'],
    ['PORT', '0'],
    ['ASSET_PORT', '70000'],
    ['API_PORT', '30.5'],
    ['LISTINGS', '-1'],
  ])('are rejected with the name of the variable when %s is %s', (variable, value) => {
    expect(() => siteSettings({ [variable]: value }, '/checkout')).toThrow(new RegExp(`^${variable} must be`));
  });

  it('are rejected when two servers have the same port', () => {
    expect(() => siteSettings({ PORT: '4000', API_PORT: '4000' }, '/checkout')).toThrow('must differ');
  });
});

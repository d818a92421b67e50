import { siteSettings } from './site-settings.ts';

describe('settings of a site', () => {
  it('puts the asset origin and the API on the ports after the site', () => {
    expect(siteSettings({ PORT: '4000' }, '/checkout')).toMatchObject({ port: 4000, assetPort: 4001, apiPort: 4002 });
  });

  it('stores its data under .data of the checkout by default, or in DATA_DIR', () => {
    expect(siteSettings({}, '/checkout').dataFolder).toBe('/checkout/.data');
    expect(siteSettings({ DATA_DIR: '/elsewhere' }, '/checkout').dataFolder).toBe('/elsewhere');
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

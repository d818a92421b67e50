import { assetSettings } from './asset-settings.ts';

describe('the settings of the asset origin', () => {
  it('are refused by name outside the demonstration', () => {
    expect(() => assetSettings({})).toThrow(/^REGISTRY_URL: .*\nAPI_URL: /);
    expect(() => assetSettings({ DATA_DIR: '/data', ASSET_PORT: 'x' })).toThrow(/^ASSET_PORT: [^\n]*\nAPI_URL: /);
    expect(() => assetSettings({ REGISTRY_URL: 'https://x', API_URL: 'http://api:3002' })).toThrow(/^REGISTRY_URL: /);
  });

  it('have defaults in the demonstration', () => {
    expect(assetSettings({ AANGAN_DEMO: '1' })).toMatchObject({ port: 3001, host: '127.0.0.1', apiUrl: undefined });
  });

  it('lose the slash at the end of an address', () => {
    const settings = assetSettings({ DATA_DIR: '/data', API_URL: 'http://api:3002/' });
    expect(settings).toMatchObject({ dataFolder: '/data', apiUrl: 'http://api:3002' });
  });
});

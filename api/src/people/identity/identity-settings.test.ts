import { identitySettings } from './identity-settings.ts';

describe('the settings of identity', () => {
  it('refuse production without a key of its own', () => {
    expect(() => identitySettings({ NODE_ENV: 'production' })).toThrow('IDENTITY_KEY is not set');
  });

  it('take no login of the app in production without its secret', () => {
    const settings = identitySettings({ NODE_ENV: 'production', IDENTITY_KEY: 'long and random' });
    expect(settings).toEqual({ identityKey: 'long and random' });
  });

  it('have something to work with on a developer’s machine', () => {
    expect(identitySettings({})).toEqual({ identityKey: expect.any(String), appLoginSecret: expect.any(String) });
  });
});

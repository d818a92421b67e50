import { identitySettings } from './identity-settings.ts';

describe('identity settings', () => {
  it('refuse production without a key', () => {
    expect(() => identitySettings({ NODE_ENV: 'production' })).toThrow('IDENTITY_KEY is not set');
  });

  it('refuse app logins in production without a secret', () => {
    const settings = identitySettings({ NODE_ENV: 'production', IDENTITY_KEY: 'long and random' });
    expect(settings).toEqual({ identityKey: 'long and random' });
  });

  it('have defaults on a developer’s machine', () => {
    expect(identitySettings({})).toEqual({ identityKey: expect.any(String), appLoginSecret: expect.any(String) });
  });
});

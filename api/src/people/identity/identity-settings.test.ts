import { identitySettings } from './identity-settings.ts';

describe('identity settings', () => {
  it('refuse to start without a key', () => {
    expect(() => identitySettings({})).toThrow(/^IDENTITY_KEY: /);
    expect(() => identitySettings({ NODE_ENV: 'development' })).toThrow('IDENTITY_KEY');
  });

  it('refuse app logins without a secret', () => {
    const settings = identitySettings({ IDENTITY_KEY: 'long and random' });
    expect(settings).toEqual({ identityKey: 'long and random' });
  });

  it('have defaults in the demonstration', () => {
    expect(identitySettings({ AANGAN_DEMO: '1' })).toEqual({
      identityKey: expect.any(String),
      appLoginSecret: expect.any(String),
    });
  });
});

import { identitySettings } from './identity-settings.ts';

describe('identity settings', () => {
  it('refuse to start without a key', () => {
    expect(() => identitySettings({})).toThrow(/^IDENTITY_KEY: /);
    expect(() => identitySettings({ NODE_ENV: 'development' })).toThrow('IDENTITY_KEY');
  });

  it('take several keys, and none of the demonstration', () => {
    const keys = ['a long and random identity key', 'the identity key of last year'];
    expect(identitySettings({ IDENTITY_KEY: keys.join(',') })).toEqual({ identityKey: keys });
    expect(() => identitySettings({ IDENTITY_KEY: 'aangan-development-identity' })).toThrow('everybody knows');
  });

  it('refuse app logins without a secret', () => {
    const settings = identitySettings({ IDENTITY_KEY: 'a long and random identity key' });
    expect(settings).toEqual({ identityKey: 'a long and random identity key' });
  });

  it('have defaults in the demonstration', () => {
    expect(identitySettings({ AANGAN_DEMO: '1' })).toEqual({
      identityKey: expect.any(String),
      appLoginSecret: expect.any(String),
    });
  });
});

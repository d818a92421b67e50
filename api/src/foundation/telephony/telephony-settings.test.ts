import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { telephonySettings } from './telephony-settings.ts';

const WHOLE = {
  EXOTEL_SID: 'aangan1',
  EXOTEL_KEY: 'key',
  EXOTEL_TOKEN: 'token',
  EXOTEL_SUBDOMAIN: 'api.in.exotel.com',
  EXOTEL_CALLER_ID: '08012345678',
};

const problems = (env: Record<string, string>) => {
  try {
    telephonySettings(env);
  } catch (error) {
    if (error instanceof SettingsProblems) return error.problems.map((text) => text.split(':')[0]);
    throw error;
  }
  return [];
};

describe('the settings of calls', () => {
  it('are none without Exotel, so that nobody calls', () => {
    expect(telephonySettings({})).toEqual({});
  });

  it('name each one that is missing', () => {
    for (const name of Object.keys(WHOLE)) expect(problems({ ...WHOLE, [name]: '' })).toEqual([name]);
    expect(problems({ EXOTEL_INBOUND_SECRET: 'Abcdefghijklmnopqrstuvwxyz' })).toEqual(Object.keys(WHOLE));
  });

  it('refuse a secret for inbound calls that is short, or that logs would show', () => {
    for (const secret of ['Short', 'all-lower-case-and-long-enough']) {
      expect(problems({ ...WHOLE, EXOTEL_INBOUND_SECRET: secret })).toEqual(['EXOTEL_INBOUND_SECRET']);
    }
    expect(telephonySettings({ ...WHOLE, EXOTEL_INBOUND_SECRET: 'A'.repeat(24) }).inboundSecret).toBe('A'.repeat(24));
  });
});

import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { personalWatch } from './personal-watch.ts';

describe('the watch for personal data', () => {
  it('finds nothing personal in data that all visitors share', () => {
    const { platform, personal, ofCity } = personalWatch(fakePlatform());
    expect(ofCity()).toBe(false);
    expect(platform.session.city).toBe('bangalore');
    expect(ofCity()).toBe(true);
    expect(platform.session.loggedIn).toBe(false);
    expect(platform.device).toBe('DESKTOP');
    expect(personal()).toBe(false);
  });

  it('detects a read of the device', () => {
    const { platform, personal } = personalWatch(fakePlatform());
    expect(platform.session.deviceId).toBe('test-device');
    expect(personal()).toBe(true);
  });

  it('detects a read of the tab that was opened last', () => {
    const { platform, personal } = personalWatch(fakePlatform({ session: { category: 'PG' } }));
    expect(platform.session.category).toBe('PG');
    expect(personal()).toBe(true);
  });

  it('detects a read of the attribution', () => {
    const { platform, personal } = personalWatch(
      fakePlatform({ attribution: { current: () => ({ nbFr: 'mailer' }) } }),
    );
    expect(platform.attribution.current()).toEqual({ nbFr: 'mailer' });
    expect(personal()).toBe(true);
  });

  it('treats all data as personal once a person is logged in', () => {
    expect(personalWatch(fakePlatform({ session: { loggedIn: true } })).personal()).toBe(true);
  });
});

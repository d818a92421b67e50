import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { personalWatch } from './personal-watch.ts';

describe('watching for what is personal', () => {
  it('sees nothing personal in what all visitors share', () => {
    const { platform, personal } = personalWatch(fakePlatform());
    expect(platform.session.city).toBe('bangalore');
    expect(platform.session.loggedIn).toBe(false);
    expect(platform.device).toBe('DESKTOP');
    expect(personal()).toBe(false);
  });

  it('notices when the device is looked at', () => {
    const { platform, personal } = personalWatch(fakePlatform());
    expect(platform.session.deviceId).toBe('test-device');
    expect(personal()).toBe(true);
  });

  it('notices when it is looked at where the visitor came from', () => {
    const { platform, personal } = personalWatch(
      fakePlatform({ attribution: { current: () => ({ nbFr: 'mailer' }) } }),
    );
    expect(platform.attribution.current()).toEqual({ nbFr: 'mailer' });
    expect(personal()).toBe(true);
  });

  it('takes everything for personal once somebody is logged in', () => {
    expect(personalWatch(fakePlatform({ session: { loggedIn: true } })).personal()).toBe(true);
  });
});

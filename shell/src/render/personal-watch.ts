import type { Platform } from '@aangan/shared-kit/platform/platform';

interface PersonalWatch {
  /** The platform that is used for rendering. */
  readonly platform: Platform;
  /** Whether the result may be about this visitor, so that nobody else may see it. */
  personal(): boolean;
}

/** Detects when rendering reads data that differs between visitors. */
export function personalWatch(platform: Platform): PersonalWatch {
  let personal = platform.session.loggedIn;
  const { session } = platform;
  return {
    platform: {
      ...platform,
      attribution: {
        current() {
          personal = true;
          return platform.attribution.current();
        },
      },
      session: {
        loggedIn: session.loggedIn,
        account: session.account,
        unknown: session.unknown,
        get nri() {
          personal = true;
          return session.nri;
        },
        city: session.city,
        get category() {
          personal = true;
          return session.category;
        },
        chooseCity: session.chooseCity,
        get deviceId() {
          personal = true;
          return session.deviceId;
        },
      },
    },
    personal: () => personal,
  };
}

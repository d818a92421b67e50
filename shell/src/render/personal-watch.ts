import type { Platform } from '@aangan/shared-kit/platform/platform';

interface PersonalWatch {
  /** The platform, for rendering. */
  readonly platform: Platform;
  /** Whether what was rendered may be about this very visitor, so that nobody else must see it. */
  personal(): boolean;
}

/** Notices when rendering looks at what tells one visitor from another. */
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
        get nri() {
          personal = true;
          return session.nri;
        },
        city: session.city,
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

import type { Platform } from '@aangan/shared-kit/platform/platform';

interface PersonalWatch {
  /** The platform that is used for loading or rendering. */
  readonly platform: Platform;
  /** Whether the result may be about this visitor, so that nobody else may see it. */
  personal(): boolean;
  /** Whether the result may be about the city that the visitor has chosen. */
  ofCity(): boolean;
}

/** Detects when a page reads data that differs between visitors. */
export function personalWatch(platform: Platform): PersonalWatch {
  const { session } = platform;
  let personal = false;
  let ofCity = false;
  const ofVisitor = <Value>(value: Value): Value => {
    personal = true;
    return value;
  };
  return {
    platform: {
      ...platform,
      attribution: { current: () => ofVisitor(platform.attribution.current()) },
      session: {
        get loggedIn() {
          return session.loggedIn;
        },
        get account() {
          return session.account;
        },
        get unknown() {
          return session.unknown;
        },
        get nri() {
          return ofVisitor(session.nri);
        },
        get city() {
          ofCity = true;
          return session.city;
        },
        get category() {
          return ofVisitor(session.category);
        },
        chooseCity: session.chooseCity,
        get deviceId() {
          return ofVisitor(session.deviceId);
        },
      },
    },
    personal: () => personal || session.loggedIn,
    ofCity: () => ofCity,
  };
}

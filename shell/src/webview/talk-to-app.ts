import type { NativeApp, Platform } from '@aangan/shared-kit/platform/platform';
import type { Parcel } from 'single-spa';
import { appVersionOf } from './app-version.ts';
import type { Bridge } from './bridge/bridge.ts';
import type { AlonePage, WebviewProps } from './page-lifecycles.tsx';
import { isApp } from './surface.ts';

/** The app around this document. */
interface TalkingApp {
  /** The platform with the app: its navigation in and out, and its events. */
  readonly platform: Platform;
  /** Lets the app show other pages, close the webview and pass a login. */
  obey(parcel: Parcel<WebviewProps>, goTo: AlonePage['goTo'], checkSession: () => void): void;
}

/** The app around this document, or undefined in a browser. The bridge's code is loaded on first use. */
export function talkToApp(platform: Platform): TalkingApp | undefined {
  const { device, analytics, errors } = platform;
  if (!isApp(device)) return undefined;
  const kind: NativeApp['kind'] = device;
  const load = () => import(/* webpackChunkName: "native" */ './bridge/start-bridge.ts');
  let started: Promise<Bridge> | undefined;

  function later(act: (bridge: Bridge) => void): void {
    started ??= load().then(({ startBridge }) => startBridge(platform, kind));
    started.then(act).catch((error: unknown) => {
      started = undefined;
      errors.report(error, { remote: 'shell', page: 'webview' });
    });
  }

  const app: NativeApp = {
    kind,
    version: appVersionOf(navigator.userAgent),
    back: () => later((bridge) => bridge.app.back()),
    close: () => later((bridge) => bridge.app.close()),
    share: (what) => later((bridge) => bridge.app.share(what)),
    openOutside: (url) => later((bridge) => bridge.app.openOutside(url)),
  };

  return {
    platform: {
      ...platform,
      app,
      analytics: {
        track(event, properties) {
          analytics.track(event, properties);
          later((bridge) => bridge.logEvent(event, properties));
        },
      },
    },
    obey: (parcel, goTo, checkSession) =>
      later((bridge) => void load().then(({ obeyApp }) => obeyApp(bridge, { parcel, goTo, checkSession, platform }))),
  };
}

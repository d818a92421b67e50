import { createContext, useContext } from 'react';
import type { Http } from './http.ts';

/** Kind of device, as the `device` header says it. Source: product-and-plans, section 7. */
export type Device = 'ANDROID' | 'IOS' | 'MOBILE_WEB' | 'DESKTOP';

export type AlertKind = 'success' | 'error' | 'info';

export interface Alerts {
  /** Shows a message at the top; it goes by itself after 3000 ms unless hovered or focused. */
  show(kind: AlertKind, message: string): void;
}

/** What a visitor wanted when an action asked for login; the sign-up flow is named after it. */
export type SignUpFlow = 'contact' | 'shortlist' | 'visit' | 'photos' | 'report' | 'chat' | 'premium-filter' | 'plan';

export interface SignUp {
  /** True while sign-up is open to visitors; where false, actions that need it say so before the click. */
  readonly available: boolean;
  /**
   * Runs the action once the visitor is logged in, asking for login first when needed.
   * @returns whether the visitor is logged in now.
   */
  require(flow: SignUpFlow): Promise<boolean>;
}

export interface Session {
  readonly loggedIn: boolean;
  /** Opaque id of the device, in a cookie. */
  readonly deviceId: string;
  /** City the visitor chose last (slug), or the default. */
  readonly city: string;
  /** Remembers the city in a cookie, so that the server renders the right one next time. Browser only. */
  chooseCity(city: string): void;
}

export interface ErrorReports {
  report(error: unknown, where: { remote: string; page?: string }): void;
}

export interface Assets {
  /** Address of a file on the asset origin, `pictures/living-03-640.avif`. */
  url(path: string): string;
}

/** What the shell gives to every page, on the server and in the browser. */
export interface Platform {
  readonly http: Http;
  readonly session: Session;
  readonly alerts: Alerts;
  readonly signUp: SignUp;
  readonly errors: ErrorReports;
  readonly assets: Assets;
  readonly device: Device;
  /** Public origin of the site, `https://…` without a slash at the end, for canonical addresses. */
  readonly origin: string;
  /** Time of the request on the server, and the same instant while hydrating: epoch ms. */
  readonly now: number;
  /** True in an app webview, where the shell shows no chrome. */
  readonly hybrid: boolean;
  /** Address of map tiles (`{z}/{x}/{y}`), or empty for the schematic base map. */
  readonly tileUrl: string;
}

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The platform, in any component of a page. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs the shell (or shared-kit/testing) around the page');
  return platform;
}

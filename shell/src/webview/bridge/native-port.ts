import type { ToNative, ToNativeKind } from './messages.ts';

/** The wire to the app: sends messages, and hears the texts that come back. */
export interface NativePort {
  send<Kind extends ToNativeKind>(kind: Kind, payload: ToNative[Kind]): void;
  /** @param heard gets what the app says, unchecked, and the origin it came from where the platform tells it */
  listen(heard: (data: unknown, from: string) => void): void;
}

/** What an Android app puts into the page with `addWebMessageListener`, for this site's origin only. */
interface AndroidListener {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { data: unknown; origin?: string }) => void): void;
}

/** What an iOS app puts into the page with a script message handler. */
interface IosHandler {
  postMessage(message: object): void;
}

/** The parts of a window that the bridge looks at. */
export interface NativeWindow {
  readonly top: unknown;
  readonly self: unknown;
  readonly AanganAndroid?: AndroidListener;
  readonly webkit?: { readonly messageHandlers?: { readonly aangan?: IosHandler } };
  /** Where an iOS app leaves its messages: `aanganApp.receive(text)`. */
  aanganApp?: { receive(text: unknown): void };
}

/** The app's port, or undefined where there is no app, and in any frame within a page. */
export function nativePort(window: NativeWindow): NativePort | undefined {
  if (window.top !== window.self) return undefined;
  const android = window.AanganAndroid;
  if (android) {
    return {
      send: (kind, payload) => android.postMessage(JSON.stringify({ kind, payload })),
      listen: (heard) => android.addEventListener('message', ({ data, origin = '' }) => heard(data, origin)),
    };
  }
  const ios = window.webkit?.messageHandlers?.aangan;
  if (!ios) return undefined;
  return {
    send: (kind, payload) => ios.postMessage({ kind, payload }),
    listen(heard) {
      window.aanganApp = { receive: (text) => heard(text, '') };
    },
  };
}

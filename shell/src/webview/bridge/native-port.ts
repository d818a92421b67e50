import type { ToNative, ToNativeKind } from './messages.ts';

/** The connection to the app: sends messages and receives texts. */
export interface NativePort {
  send<Kind extends ToNativeKind>(kind: Kind, payload: ToNative[Kind]): void;
  /** @param heard is called with the app's unchecked text, and with its origin where the platform provides it */
  listen(heard: (data: unknown, from: string) => void): void;
}

/** The object that an Android app adds to the page with `addWebMessageListener`, for this site's origin only. */
interface AndroidListener {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { data: unknown; origin?: string }) => void): void;
}

/** The object that an iOS app adds to the page with a script message handler. */
interface IosHandler {
  postMessage(message: object): void;
}

/** The properties of a window that the bridge uses. */
export interface NativeWindow {
  readonly top: unknown;
  readonly self: unknown;
  readonly AanganAndroid?: AndroidListener;
  readonly webkit?: { readonly messageHandlers?: { readonly aangan?: IosHandler } };
  /** The function that an iOS app calls with its messages: `aanganApp.receive(text)`. */
  aanganApp?: { receive(text: unknown): void };
}

/** The app's port, or undefined without an app and in any frame within a page. */
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

import type { EventProperties, NativeApp } from '@aangan/shared-kit/platform/platform';
import { appEvent } from './event-format.ts';
import type { FromNative, FromNativeKind, ToNative, ToNativeKind } from './messages.ts';
import type { NativePort } from './native-port.ts';
import { type Refusal, readMessage } from './read-message.ts';
import type { WebActions } from './web-actions.ts';

/** The handler of each kind of message. Kinds without a handler are ignored. */
export type NativeHandlers = { readonly [Kind in FromNativeKind]?: (payload: FromNative[Kind]) => void };

/** The two-way connection to the app around a webview. */
export interface Bridge {
  /** The interface for pages. */
  readonly app: NativeApp;
  /** Whether there is an app. */
  readonly answers: boolean;
  send<Kind extends ToNativeKind>(kind: Kind, payload: ToNative[Kind]): void;
  logEvent(event: string, properties?: EventProperties): void;
  listen(handlers: NativeHandlers): void;
}

interface BridgeDeps {
  readonly kind: NativeApp['kind'];
  /** The app's build number from the user agent, 0 if it has none. */
  readonly version: number;
  /** Absent without an app: then the browser's own functions are used at once. */
  readonly port: NativePort | undefined;
  /** This site's origin. */
  readonly origin: string;
  /** Is called for each message that was refused. */
  readonly onRefused: (reason: Refusal) => void;
  readonly web: WebActions;
  /** Epoch ms. */
  readonly now?: () => number;
}

export function createBridge({ kind, port, origin, onRefused, web, now = Date.now, ...parts }: BridgeDeps): Bridge {
  let { version } = parts;
  const send: Bridge['send'] = (message, payload) => port?.send(message, payload);
  const app: NativeApp = {
    kind,
    get version() {
      return version;
    },
    back: () => (port ? send('back', {}) : web.back()),
    close: () => (port ? send('close', {}) : web.back()),
    share: (what) => (port ? send('share', what) : web.share(what)),
    openOutside(url) {
      // Only addresses that a browser opens. An app would pass others to any app that claims them.
      if (!/^https?:\/\//i.test(url)) return;
      if (port) send('openOutside', { url });
      else web.openOutside(url);
    },
  };
  return {
    app,
    answers: port !== undefined,
    send,
    logEvent: (event, properties = {}) => send('event', appEvent(app, event, properties, now())),
    listen(handlers) {
      port?.listen((data, from) => {
        const message = from === '' || from === origin ? readMessage(data, origin) : ({ refused: 'origin' } as const);
        if ('refused' in message) {
          onRefused(message.refused);
          return;
        }
        if (message.kind === 'version') version = message.payload.version;
        const handle: ((payload: never) => void) | undefined = handlers[message.kind];
        handle?.(message.payload as never);
      });
    },
  };
}

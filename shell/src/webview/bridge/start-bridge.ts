import { randomId } from '@aangan/shared-kit/domain/random-id';
import type { NativeApp, Platform } from '@aangan/shared-kit/platform/platform';
import type { Parcel } from 'single-spa';
import { appVersionOf } from '../app-version.ts';
import { bindDevice, deviceBinding } from '../device-binding.ts';
import type { AlonePage, WebviewProps } from '../page-lifecycles.tsx';
import { type Bridge, createBridge } from './bridge.ts';
import { handOver } from './hand-over.ts';
import type { FromNative } from './messages.ts';
import { type NativeWindow, nativePort } from './native-port.ts';
import { appRequests } from './requests.ts';
import { webActions } from './web-actions.ts';

/** Source of an error in the bridge. */
const HERE = { remote: 'shell', page: 'webview' };

/** ms after which deferred work may start. */
const IDLE_DELAY_MS = 4000;

/** Starts the connection to the app around this document. Loaded as a separate chunk once the page is usable. */
export function startBridge(platform: Platform, kind: NativeApp['kind']): Bridge {
  return createBridge({
    kind,
    version: appVersionOf(navigator.userAgent),
    port: nativePort(window as unknown as NativeWindow),
    origin: platform.origin,
    onRefused: (reason) => platform.analytics.track('bridge_message_refused', { reason }),
    web: webActions((error) => platform.errors.report(error, HERE)),
  });
}

/** The objects that the app's messages act on. */
interface ObeyingDeps extends Pick<AlonePage, 'goTo'> {
  readonly parcel: Parcel<WebviewProps>;
  readonly platform: Platform;
  /** Asks again for the account. The page follows. */
  readonly checkSession: () => void;
}

/** Lets the app show other pages in the webview, close it, and pass its login. */
export function obeyApp(bridge: Bridge, { parcel, goTo, checkSession, platform }: ObeyingDeps): void {
  const { http, errors } = platform;
  const failed = (error: unknown) => errors.report(error, HERE);
  const update = async (props: Partial<WebviewProps>): Promise<void> => parcel.update?.(props as WebviewProps);
  const newId = () => randomId(20, Math.random);
  const contacts = appRequests<FromNative['contacts']>(newId);
  const proofs = appRequests<FromNative['integrity']>(newId);

  async function show(path: string): Promise<void> {
    if (parcel.getStatus() !== 'NOT_MOUNTED') return update({ path });
    await goTo(path);
    await parcel.mount();
  }

  async function logIn(token: string): Promise<void> {
    await handOver(token, http);
    checkSession();
    const prove = async (nonce: string) =>
      (await proofs.ask((request) => bridge.send('proveIntegrity', { request, nonce }))).token;
    await bindDevice(deviceBinding(http), prove, pause);
  }

  bridge.listen({
    token: ({ token }) => void logIn(token).catch(failed),
    backPressed: () => (canGoBack() ? history.back() : bridge.app.back()),
    open: ({ path }) => void show(path).catch(failed),
    resumed: () => void update({}).catch(failed),
    putAway: () => void parcel.unmount().catch(failed),
    contacts: contacts.answered,
    integrity: proofs.answered,
  });
  bridge.send('ready', { path: location.pathname });

  if (bridge.app.kind === 'ANDROID' && bridge.answers) {
    const read = () => contacts.ask((request) => bridge.send('readContacts', { request }));
    setTimeout(() => void offerMatching(read).catch(failed), IDLE_DELAY_MS);
  }

  async function offerMatching(read: () => Promise<FromNative['contacts']>): Promise<void> {
    const { startContactMatching } = await import(
      /* webpackChunkName: "contact-matching" */ '../sync/start-contact-matching.tsx'
    );
    startContactMatching(platform, read);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whether this document has a page to go back to, by React Router's count. */
function canGoBack(): boolean {
  const { state }: { state: { idx?: number } | null } = history;
  return (state?.idx ?? 0) > 0;
}

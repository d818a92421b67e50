import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import type { SessionAccount, SignUpFlow, SignUpOptions } from '@aangan/shared-kit/platform/platform';
import type { PageSource } from '../app/page-source.ts';
import { otherTabs } from '../sign-up/other-tabs.ts';
import { pendingSignUp } from '../sign-up/pending-sign-up.ts';
import type { LiveSession } from './live-session.ts';

interface SignUpTurnParts {
  readonly live: LiveSession;
  /** The platform, once the document has been taken over. */
  readonly source: Promise<Pick<PageSource, 'platform'>>;
  /** Where a login that is under way is kept in this tab's session storage. */
  readonly waitingKey: string;
  /** Asks the API who is logged in. */
  readonly check: () => Promise<void>;
}

interface SignUpTurns {
  require(flow: SignUpFlow, options?: SignUpOptions): Promise<boolean>;
  takeResumed(action: string): boolean;
}

/** A login that is under way, as it outlives the document. */
interface WaitingLogin {
  readonly flow: SignUpFlow;
  /** What the page does once it has come, and the path of that page. */
  readonly action?: string;
  readonly path: string;
}

/** min for which an interrupted login is remembered. */
const WAITING_MINUTES = 15;

/**
 * Asks for login, in one dialog at a time. Should the document be loaded anew meanwhile, the dialog comes back by itself
 * while its code can still be used, and the action that waited is handed to its page once the login has come.
 */
export function signUpTurns({ live, source, waitingKey, check }: SignUpTurnParts): SignUpTurns {
  const storage = expiringStorage(() => sessionStorage, Date.now);
  let turn: Promise<SessionAccount | undefined> | undefined;
  /** The turn's dialog is out of sight, and its entry not yet gone from the history. */
  let leaving = false;
  let resumable: WaitingLogin | undefined;

  async function failed(error: unknown): Promise<void> {
    (await source).platform.errors.report(error, { remote: 'shell', page: 'session' });
  }

  async function ask(flow: SignUpFlow, options: SignUpOptions): Promise<SessionAccount | undefined> {
    const { platform } = await source;
    const { http, alerts, analytics } = platform;
    const { openSignUp } = await import(/* webpackChunkName: "sign-up" */ '../sign-up/open-sign-up.tsx');
    const { pathname: path } = location;
    const { resume: action } = options;
    const onLeave = () => {
      leaving = true;
    };
    // Who has logged in by another way, as the app around a webview lets them, is not asked any longer.
    const tabs = otherTabs(() => undefined);
    const stopTelling = live.subscribe(({ account }) => account && tabs.tell(account));
    storage.set(waitingKey, { flow, path, ...(action !== undefined && { action }) }, WAITING_MINUTES);
    try {
      return (await openSignUp({ http, alerts, analytics, flow, options, onLeave }))?.account;
    } finally {
      stopTelling();
      tabs.close();
      storage.remove(waitingKey);
    }
  }

  function nextTurn(flow: SignUpFlow, options: SignUpOptions): Promise<SessionAccount | undefined> {
    turn ??= ask(flow, options).finally(() => {
      turn = undefined;
      leaving = false;
    });
    return turn;
  }

  async function oneTurn(flow: SignUpFlow, options: SignUpOptions, onLogin = () => {}) {
    // Who asks when a closed dialog is about to go is asked in one of their own, after it.
    const account = (leaving && (await turn)) || (await nextTurn(flow, options));
    if (!account) return false;
    onLogin();
    live.setState({ account, unsure: false });
    // What else there is to know of the person, and the other tabs, need not be waited for.
    check().catch(failed);
    return true;
  }

  async function require(flow: SignUpFlow, options: SignUpOptions = {}): Promise<boolean> {
    if (live.getState().unsure) await check().catch(() => undefined);
    const loggedIn = live.getState().account !== undefined || (await oneTurn(flow, options));
    if (loggedIn) options.onSuccess?.();
    else options.onClose?.();
    return loggedIn;
  }

  /** Goes on with the login that was under way when this document was loaded anew. */
  function goOn(waiting: WaitingLogin): void {
    storage.remove(waitingKey);
    const hand = () => {
      resumable = waiting;
    };
    if (live.getState().account) hand();
    else if (pendingSignUp(Date.now()) !== undefined) {
      const { flow, action } = waiting;
      oneTurn(flow, action === undefined ? {} : { resume: action }, hand).catch(failed);
    }
  }

  const waiting = storage.get(waitingKey, isWaitingLogin);
  if (waiting) goOn(waiting);

  return {
    require,
    takeResumed(action) {
      const now = resumable;
      if (now?.action !== action || now.path !== location.pathname) return false;
      resumable = undefined;
      return true;
    },
  };
}

function isWaitingLogin(value: unknown): value is WaitingLogin {
  return typeof value === 'object' && value !== null && 'flow' in value && 'path' in value;
}

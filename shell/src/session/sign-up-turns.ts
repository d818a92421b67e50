import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import type { SessionAccount, SignUpFlow, SignUpOptions, SignUpReason } from '@aangan/shared-kit/platform/platform';
import type { PageSource } from '../app/page-source.ts';
import { otherTabs } from '../sign-up/other-tabs.ts';
import { pendingSignUp } from '../sign-up/pending-sign-up.ts';
import { ACCOUNT_UNREACHABLE } from './account-unreachable.ts';
import type { LiveSession } from './live-session.ts';

interface SignUpTurnDeps {
  readonly live: LiveSession;
  /** The platform, after hydration. */
  readonly source: Promise<Pick<PageSource, 'platform'>>;
  /** Session storage key of a login that is under way. */
  readonly waitingKey: string;
  /** Asks the API for the account. */
  readonly check: () => Promise<void>;
}

interface SignUpTurns {
  require(flow: SignUpFlow | SignUpReason, options?: SignUpOptions): Promise<boolean>;
  takeResumed(action: string): boolean;
}

/** A login that is under way, saved beyond the document. */
interface WaitingLogin {
  readonly flow: SignUpFlow | SignUpReason;
  /** The action to run on the page after the login, and the path of that page. */
  readonly action?: string;
  readonly path: string;
}

/** Minutes for which an interrupted login is saved. */
const WAITING_MINUTES = 15;

/**
 * Asks for a login, in one dialog at a time. After a reload the dialog opens again while its code is valid. The pending
 * action is passed to its page after the login.
 */
export function signUpTurns({ live, source, waitingKey, check }: SignUpTurnDeps): SignUpTurns {
  const storage = expiringStorage(() => sessionStorage, Date.now);
  let turn: Promise<SessionAccount | undefined> | undefined;
  /** The dialog of this login is hidden, and its history entry is not yet removed. */
  let leaving = false;
  let resumable: WaitingLogin | undefined;

  async function failed(error: unknown): Promise<void> {
    (await source).platform.errors.report(error, { remote: 'shell', page: 'session' });
  }

  async function ask(flow: SignUpFlow | SignUpReason, options: SignUpOptions): Promise<SessionAccount | undefined> {
    const { platform } = await source;
    const { http, alerts, analytics } = platform;
    const { openSignUp } = await import(/* webpackChunkName: "sign-up" */ '../sign-up/open-sign-up.tsx');
    const { pathname: path } = location;
    const { resume: action } = options;
    const onLeave = () => {
      leaving = true;
    };
    // A visitor who logged in another way, for example through the app around a webview, is not asked any longer.
    const tabs = otherTabs(() => undefined);
    const stopSharingLogin = live.subscribe(({ account }) => account && tabs.tell(account));
    storage.set(waitingKey, { flow, path, ...(action !== undefined && { action }) }, WAITING_MINUTES);
    try {
      return (await openSignUp({ http, alerts, analytics, flow, options, onLeave }))?.account;
    } finally {
      stopSharingLogin();
      tabs.close();
      storage.remove(waitingKey);
    }
  }

  function nextTurn(flow: SignUpFlow | SignUpReason, options: SignUpOptions): Promise<SessionAccount | undefined> {
    turn ??= ask(flow, options).finally(() => {
      turn = undefined;
      leaving = false;
    });
    return turn;
  }

  async function oneTurn(flow: SignUpFlow | SignUpReason, options: SignUpOptions, onLogin = () => {}) {
    // A request that comes while a closed dialog is being removed gets its own dialog afterwards.
    const account = (leaving && (await turn)) || (await nextTurn(flow, options));
    if (!account) return false;
    onLogin();
    live.setState({ account, unsure: false });
    // The account's further details and the other tabs are updated without waiting.
    check().catch(failed);
    return true;
  }

  async function require(flow: SignUpFlow | SignUpReason, options: SignUpOptions = {}): Promise<boolean> {
    if (live.getState().unsure) await check().catch(() => undefined);
    if (live.getState().unsure) {
      // A login now would be one too many.
      (await source).platform.alerts.show('error', ACCOUNT_UNREACHABLE);
      options.onClose?.();
      return false;
    }
    const loggedIn = live.getState().account !== undefined || (await oneTurn(flow, options));
    if (loggedIn) options.onSuccess?.();
    else options.onClose?.();
    return loggedIn;
  }

  /** Resumes the login that was under way when this document was reloaded. */
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

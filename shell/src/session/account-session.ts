import { forgetOffline } from '@aangan/shared-kit/platform/keep-offline';
import type { SignUpFlow, SignUpOptions } from '@aangan/shared-kit/platform/platform';
import type { PageSource } from '../app/page-source.ts';
import type { FrameParts, PageSheets } from '../sheets/sheet-types.ts';
import { accountOf } from './account-of.ts';
import { followSession } from './follow-session.tsx';
import type { LiveSession } from './live-session.ts';
import { askedNri, nriByCookie } from './nri-answer.ts';
import { signUpTurns } from './sign-up-turns.ts';
import { forgetStats, keepStats } from './stored-stats.ts';

export interface AccountSessionParts {
  readonly live: LiveSession;
  /** Platform and pages, once the document has been taken over. */
  readonly source: Promise<PageSource>;
  readonly frame: FrameParts;
  /** Where a login that is under way is kept in this tab's session storage. */
  readonly waitingKey: string;
}

/** All that a document does with its session. Loaded as a chunk of its own, when it is first wanted. */
export interface AccountSession {
  require(flow: SignUpFlow, options?: SignUpOptions): Promise<boolean>;
  takeResumed(action: string): boolean;
  changeNumber(kind: 'mobile' | 'secondary'): Promise<string | undefined>;
  /** Asks the API anew who is logged in. @throws HttpError when it does not say */
  check(): Promise<void>;
  /** Asks whether the person is an NRI user, where neither the country cookie nor their account says so. */
  decideNri(): Promise<void>;
  /** A call was answered 401: where somebody counted as logged in, the session may have ended. */
  refused(call: string): Promise<void>;
  /** Somebody logged in or out in another tab. */
  changedElsewhere(loggedOut: boolean): Promise<void>;
  logOut(): Promise<void>;
  openSheet(path: string): Promise<unknown>;
  closeSheet(result?: unknown): void;
}

export function accountSession(parts: AccountSessionParts): AccountSession {
  const { live, source, frame, waitingKey } = parts;
  const turns = signUpTurns({ live, source, waitingKey, check });
  let asking: Promise<void> | undefined;
  let sheets: PageSheets | undefined;
  const follow = followSession(live);
  live.setState({ over: follow });

  function check(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function ask(): Promise<void> {
    const { http } = (await source).platform;
    const info = await http.request('GET /api/v3/user/info', { query: {} });
    const account = accountOf(info);
    if (account) keepStats(account.id, info);
    const before = live.getState();
    const same = before.account?.id === account?.id && before.account?.name === account?.name;
    const nri = nriByCookie(document.cookie) ?? info.nri;
    live.setState({ account: same ? before.account : account, nri, unsure: false });
    // Nobody who wants to know who is logged in waits for it.
    void decideNri().catch(async (error: unknown) => {
      (await source).platform.errors.report(error, { remote: 'shell', page: 'session' });
    });
  }

  async function decideNri(): Promise<void> {
    const { account, nri } = live.getState();
    if (!account || nri || nriByCookie(document.cookie) !== undefined) return;
    const { http } = (await source).platform;
    const decided = await askedNri(account.id, http, () => sessionStorage);
    if (live.getState().account?.id === account.id) live.setState({ nri: decided });
  }

  async function sheetsOfPages(): Promise<PageSheets> {
    const { pageSheets } = await import(/* webpackChunkName: "sheets" */ '../sheets/page-sheets.tsx');
    sheets ??= pageSheets(await source, frame);
    live.setState({ over: [follow, sheets.element] });
    return sheets;
  }

  return {
    require: turns.require,
    takeResumed: turns.takeResumed,
    async changeNumber(kind) {
      const { http } = (await source).platform;
      const { openNumberChange } = await import(/* webpackChunkName: "sign-up" */ '../sign-up/open-number-change.tsx');
      return (await openNumberChange({ kind, http }))?.phone;
    },
    check,
    decideNri,
    async refused(call) {
      if (!live.getState().account) return;
      await check();
      if (live.getState().account) return;
      (await source).platform.alerts.show('info', ENDED);
      // A page that only loads is led to its gate; whoever wanted to do something is asked.
      if (!call.startsWith('GET ')) await turns.require('account');
    },
    async changedElsewhere(loggedOut) {
      if (loggedOut) clearTab();
      await check();
    },
    async logOut() {
      const { platform, match } = await source;
      await platform.http.request('POST /user/logout', { json: {} });
      forgetStats();
      clearTab();
      await forgetOffline();
      const left = await match(location.pathname);
      // A document of its own: nothing of the person stays in memory.
      if (left?.login === undefined) location.reload();
      else location.replace('/');
    },
    async openSheet(path) {
      const open = await sheetsOfPages();
      return open.open(path, () => turns.require('account'));
    },
    closeSheet(result) {
      if (sheets?.close(result)) return;
      const { state }: { state: { idx?: number } | null } = history;
      if ((state?.idx ?? 0) > 0) history.back();
      else location.replace('/');
    },
  };
}

const ENDED = 'You have been logged out. Please log in again.';

/** What pages have kept in this tab is of the person who was logged in. */
function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A forbidden storage has kept nothing.
  }
}

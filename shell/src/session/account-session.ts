import type { SignUpFlow, SignUpOptions, SignUpReason } from '@aangan/shared-kit/platform/platform';
import { deleteOffline } from '@aangan/shared-kit/platform/save-offline';
import type { PageSource } from '../app/page-source.ts';
import type { FrameDeps, PageSheets } from '../sheets/sheet-types.ts';
import { accountOf } from './account-of.ts';
import { followSession } from './follow-session.tsx';
import type { LiveSession } from './live-session.ts';
import { askedNri } from './nri-answer.ts';
import { nriByCookie } from './nri-by-cookie.ts';
import { signUpTurns } from './sign-up-turns.ts';
import { deleteStats, saveStats } from './stored-stats.ts';

export interface AccountSessionDeps {
  readonly live: LiveSession;
  /** Platform and pages, after hydration. */
  readonly source: Promise<PageSource>;
  readonly frame: FrameDeps;
  /** Session storage key of a login that is under way. */
  readonly waitingKey: string;
}

/** All session actions of a document. Loaded as a separate chunk on first use. */
export interface AccountSession {
  require(flow: SignUpFlow | SignUpReason, options?: SignUpOptions): Promise<boolean>;
  takeResumed(action: string): boolean;
  changeNumber(kind: 'mobile' | 'secondary'): Promise<string | undefined>;
  /** Asks the API again for the account. @throws HttpError when it does not answer */
  check(): Promise<void>;
  /** Asks for the NRI status, when neither the country cookie nor the account has it. */
  decideNri(): Promise<void>;
  /** Handles a 401: the session of a logged-in visitor may have ended. */
  refused(call: string): Promise<void>;
  /** Handles a login or logout in another tab. */
  changedElsewhere(loggedOut: boolean): Promise<void>;
  logOut(): Promise<void>;
  openSheet(path: string): Promise<unknown>;
  closeSheet(result?: unknown): void;
}

export function accountSession(deps: AccountSessionDeps): AccountSession {
  const { live, source, frame, waitingKey } = deps;
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
    if (account) saveStats(account.id, info);
    // Logged out elsewhere, for example by a call of another program.
    else deleteStats();
    const before = live.getState();
    const same = before.account?.id === account?.id && before.account?.name === account?.name;
    const nri = nriByCookie(document.cookie) ?? info.nri;
    live.setState({ account: same ? before.account : account, nri, ownsHomes: info.ownsHomes, unsure: false });
    // Readers of the account do not wait for this call.
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
      // A page load is redirected to its gate. A visitor's own action opens the dialog.
      if (!call.startsWith('GET ')) await turns.require('account');
    },
    async changedElsewhere(loggedOut) {
      if (loggedOut) clearTab();
      await check();
    },
    async logOut() {
      const { platform, match } = await source;
      await platform.http.request('POST /user/logout', { json: {} });
      deleteStats();
      clearTab();
      await deleteOffline();
      const left = await match(location.pathname);
      // Loads a new document, so that no personal data stays in memory.
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

/** Data that pages saved in this tab belongs to the account that was logged in. */
function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was saved if storage is forbidden.
  }
}

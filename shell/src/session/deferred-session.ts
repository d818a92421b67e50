import { deferService } from '@aangan/shared-kit/platform/deferred-service';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { PageSource } from '../app/page-source.ts';
import type { AccountSession, AccountSessionDeps } from './account-session.ts';

/** The session's actions for a document. Their code is loaded on first use. */
export interface DeferredSession extends Pick<Platform, 'signUp' | 'sheets'> {
  logOut(): void;
  /** Schedules deferred work. */
  quietly(act: (session: AccountSession) => unknown): Promise<void>;
  /** Loads the code at once if a login was under way when this document was reloaded; does nothing otherwise. */
  resume(): Promise<void> | undefined;
  /** Sets the source of pages after hydration. */
  begin(source: PageSource): void;
}

/** Session storage key of a login that is under way. */
const WAITING_LOGIN = 'waiting-login';

export function deferredSession(deps: Omit<AccountSessionDeps, 'source' | 'waitingKey'>): DeferredSession {
  let begin: DeferredSession['begin'] = () => undefined;
  const source = new Promise<PageSource>((resolve) => {
    begin = resolve;
  });
  const service = deferService(async () => {
    const { accountSession } = await import(/* webpackChunkName: "session" */ './account-session.ts');
    return accountSession({ ...deps, source, waitingKey: WAITING_LOGIN });
  });

  async function failed(error: unknown): Promise<Platform> {
    const { platform } = await source;
    platform.errors.report(error, { remote: 'shell', page: 'session' });
    return platform;
  }

  const quietly: DeferredSession['quietly'] = (act) =>
    service
      .load()
      .then(act)
      .then(
        () => undefined,
        (error) => void failed(error),
      );

  const wanted = <Result>(act: (session: AccountSession) => Promise<Result>): Promise<Result | undefined> =>
    service
      .load()
      .then(act)
      .catch(async (error: unknown) => {
        (await failed(error)).alerts.show('error', failureMessage(error));
        return undefined;
      });

  return {
    signUp: {
      available: true,
      require: async (flow, options) => !!(await wanted((session) => session.require(flow, options))),
      changeNumber: (kind) => wanted((session) => session.changeNumber(kind)),
      takeResumed: (action) => !!service.loaded?.takeResumed(action),
    },
    sheets: {
      open: (path) => wanted((session) => session.openSheet(path)),
      close: (result) => void quietly((session) => session.closeSheet(result)),
    },
    logOut: () => void wanted((session) => session.logOut()),
    quietly,
    resume() {
      try {
        return WAITING_LOGIN in sessionStorage ? quietly(() => undefined) : undefined;
      } catch {
        // Nothing was saved if storage is forbidden.
        return undefined;
      }
    },
    begin,
  };
}

import type { Http } from '@aangan/shared-kit/platform/http';
import type {
  Platform,
  SessionAccount,
  SignUpFlow,
  SignUpOptions,
  SignUpReason,
} from '@aangan/shared-kit/platform/platform';
import { otherTabs } from './other-tabs.ts';
import { attemptStore } from './saved-attempt.ts';
import { showDialog } from './show-dialog.tsx';
import { createSignUpStore, type SignUpStore } from './sign-up.store.ts';
import { eventSent, loggedInElsewhere } from './sign-up-transitions.ts';
import { reasonOf, SIGNED_IN_MESSAGE } from './sign-up-words.ts';
import { signUpEvent } from './specification-state.ts';

interface SignUpDeps extends Pick<Platform, 'http' | 'alerts' | 'analytics'> {
  readonly flow: SignUpFlow | SignUpReason;
  /** Only the initial values of the form are read here. Callbacks and `resume` belong to the caller. */
  readonly options?: SignUpOptions;
  /** The dialog is hidden, and its history entry is about to be removed. */
  readonly onLeave?: () => void;
}

/**
 * Sign-ups that were closed while their code was still valid. They resume when opened again. One per document's client.
 */
const closedSignUps = new WeakMap<Http, SignUpStore>();

/**
 * Asks the visitor to log in or sign up, in a dialog over the page. The server's cookie is set once it resolves.
 * @returns who logged in, here or in another tab; undefined when the visitor closed it
 */
export async function openSignUp({
  flow,
  options = {},
  http,
  alerts,
  analytics,
  onLeave,
}: SignUpDeps): Promise<{ readonly account: SessionAccount } | undefined> {
  const reason = reasonOf(flow);
  const attempts = attemptStore(reason.name, () => sessionStorage, Date.now);
  const store = takeClosed(http) ?? createSignUpStore(options);
  const resume = attempts.resume();
  if (resume) store.change(resume);
  attempts.save(store.getState());
  const stopSaving = store.subscribe(attempts.save);
  let elsewhere = false;
  const tabs = otherTabs((account) => {
    elsewhere = true;
    store.change(loggedInElsewhere(account));
  });

  await showDialog(reason, store, http, onLeave);

  stopSaving();
  attempts.clear();
  const { account, sent } = store.getState();
  if (!account) {
    tabs.close();
    if (sent) closedSignUps.set(http, store);
    return undefined;
  }
  if (!elsewhere) {
    tabs.tell(account);
    analytics.track('sign_up', { flow: reason.name, ...signUpEvent(store.getState()) });
    store.change(eventSent());
  }
  tabs.close();
  alerts.show('success', SIGNED_IN_MESSAGE);
  store.reset();
  return { account };
}

function takeClosed(http: Http): SignUpStore | undefined {
  const store = closedSignUps.get(http);
  closedSignUps.delete(http);
  const { sent } = store?.getState() ?? {};
  return sent && sent.expiresAt > Date.now() ? store : undefined;
}

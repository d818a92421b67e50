import type { Http } from '@aangan/shared-kit/platform/http';
import type { SignUpReason } from '@aangan/shared-kit/platform/platform';
import { createRoot } from 'react-dom/client';
import { onNetworkReturn } from '../offline/network-return.ts';
import { entryGone, leaveOldEntry } from './sheet-entry.ts';
import styles from './sign-up.module.css';
import type { SignUpStore } from './sign-up.store.ts';
import { SignUpProvider } from './sign-up-context.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';
import { signUpSteps } from './sign-up-steps.ts';

/**
 * Shows the dialog beside the page's tree until it is closed.
 * @param onLeave is called when the dialog is hidden and its pending calls are about to end
 * @returns once the dialog is removed and its calls have ended: the result is in the store
 */
export async function showDialog(
  words: Pick<SignUpReason, 'title' | 'why'>,
  store: SignUpStore,
  http: Http,
  onLeave = () => {},
): Promise<void> {
  const steps = signUpSteps({
    store,
    http,
    now: Date.now,
    onNetworkReturn: (callback) => onNetworkReturn(window, callback),
  });
  const element = document.createElement('div');
  element.className = styles.place ?? '';
  document.body.append(element);
  const root = createRoot(element);
  leaveOldEntry();
  await new Promise<void>((resolve) => {
    root.render(
      <SignUpProvider value={{ store, steps }}>
        <SignUpDialog {...words} onClosed={resolve} />
      </SignUpProvider>,
    );
  });
  onLeave();
  steps.stop();
  await Promise.all([entryGone(), steps.settled()]);
  root.unmount();
  element.remove();
}

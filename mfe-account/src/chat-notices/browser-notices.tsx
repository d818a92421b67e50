import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useEffect, useState } from 'react';
import { saveBrowserNotices, wantsBrowserNotices } from '../chat-list/public.ts';
import { NOTICES_WORDS } from './chat-notices.words.ts';

type State = 'off' | 'on' | 'blocked';

/** Asks for the consent to notices of the browser, by a press only. Absent where the browser has none. */
export function BrowserNotices() {
  const { session } = usePlatform();
  const account = session.account?.id;
  const [state, setState] = useState<State>();
  useEffect(() => {
    if ('Notification' in globalThis) {
      setState(Notification.permission === 'granted' && wantsBrowserNotices(account) ? 'on' : 'off');
    }
  }, [account]);
  if (state === undefined || account === undefined) return null;

  async function start(id: string): Promise<void> {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    saveBrowserNotices(id, isAllowed);
    setState(isAllowed ? 'on' : 'blocked');
  }
  function stop(id: string): void {
    saveBrowserNotices(id, false);
    setState('off');
  }
  return (
    <Section aria-labelledby="browser-title">
      <h2 id="browser-title">{NOTICES_WORDS.browser}</h2>
      <SmallText>{NOTICES_WORDS.browserLead}</SmallText>
      <div role="status">
        {state === 'on' && <AlertNote tone="good">{NOTICES_WORDS.browserOn}</AlertNote>}
        {state === 'blocked' && <AlertNote tone="attention">{NOTICES_WORDS.browserBlocked}</AlertNote>}
      </div>
      <p>
        {state === 'on' ? (
          <Button onClick={() => stop(account)}>{NOTICES_WORDS.browserStop}</Button>
        ) : (
          <Button onClick={() => void start(account)}>{NOTICES_WORDS.browserStart}</Button>
        )}
      </p>
    </Section>
  );
}

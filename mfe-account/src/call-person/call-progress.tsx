import type { PersonCall } from '@aangan/shared-kit/contracts/calls';
import { isEnded } from '@aangan/shared-kit/domain/calls/call-state';
import { callLink } from '@aangan/shared-kit/links/calls';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { startTransition, useState } from 'react';
import { CALL_PERSON_WORDS, progressWords } from './call-person.words.ts';

/** How a call goes on, while the page is open. Once it has ended, the page loads what can be done then. */
export function CallProgress({ call }: { readonly call: PersonCall }) {
  const { revalidate } = useRevalidator();
  const [event, setEvent] = useState<Pick<PersonCall, 'state' | 'unansweredBy' | 'talkSeconds'>>(call);
  useLive('call-state', { callId: call.id }, (now) => {
    if (now.state === event.state) return;
    startTransition(() => setEvent(now));
    if (isEnded(now.state)) void revalidate();
  });
  const shown = { ...call, ...event };
  const ended = isEnded(shown.state);
  const tone = !ended ? 'info' : shown.state === 'completed' ? 'good' : 'attention';
  return (
    <>
      <AlertNote tone={tone}>{progressWords(shown)}</AlertNote>
      {!ended && (
        <Unscripted>
          <Link to={callLink(call.contactId, call.id)}>{CALL_PERSON_WORDS.refresh}</Link>
        </Unscripted>
      )}
    </>
  );
}

import { MISSED_CALLS_LINK } from '@aangan/shared-kit/links/calls';
import { Link } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { startTransition, useState } from 'react';
import { missedWords } from './missed-calls.words.ts';

/** Leads to the missed calls. The number of new ones comes with the live updates, without a call of its own. */
export function MissedCallsLink() {
  const [unread, setUnread] = useState(0);
  useLive('missed-calls', {}, (event) => startTransition(() => setUnread(event.unread)));
  return <Link to={MISSED_CALLS_LINK}>{missedWords(unread)}</Link>;
}

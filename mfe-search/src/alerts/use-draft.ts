import { startTransition, useEffect, useState } from 'react';
import type { OwnAlerts } from './load-alerts.ts';
import { draftStorage, type RequirementDraft } from './requirement-draft.ts';

/** The draft of the form, stored in this tab at every change and restored by the next document. */
export function useDraft(
  start: string,
  first: RequirementDraft,
  channels: OwnAlerts['channels'] | undefined,
): [RequirementDraft, (draft: RequirementDraft) => void] {
  const [changed, setChanged] = useState<RequirementDraft>();
  useEffect(() => {
    const saved = draftStorage(start).read();
    if (saved) startTransition(() => setChanged(saved));
  }, [start]);
  const draft = changed ?? first;
  const reaches = channels?.some(({ channel, reachable }) => channel === draft.channel && reachable) ?? true;
  // A login reveals which channels reach the person; unset or unavailable choices become the default.
  const channel = draft.channel !== undefined && reaches ? draft.channel : first.channel;
  return [
    { ...draft, channel },
    (next) => {
      setChanged(next);
      draftStorage(start).keep(next);
    },
  ];
}

import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { SectionBoundary } from '@aangan/shared-kit/ui/section-boundary';
import { type ComponentType, type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { type ActedOnListing, type ListingSheetProps, takeResumeFragment } from '../listing-sheet/public.ts';
import { LISTING_ACTIONS, type ListingAction } from './listing-actions.ts';
import { LISTING_ACTIONS_WORDS } from './listing-actions.words.ts';

interface ListingActions {
  /** Runs an action, after login when the action needs it. */
  start(action: ListingAction): void;
  /** The sheet of the running action. Render it once in the page. */
  readonly sheet: ReactNode;
}

/** All actions of a listing. An action that waited for a login with a reload, or for a plan, resumes by itself. */
export function useListingActions({ id, category }: ActedOnListing): ListingActions {
  const { alerts, session, signUp } = usePlatform();
  const [shown, setShown] = useState<{ Sheet: ComponentType<ListingSheetProps & ActedOnListing>; resumed: boolean }>();
  const perform = async (action: ListingAction, resumed: boolean) => {
    const { flow, load, asksItself } = action;
    if (!asksItself && !(await signUp.require(flow, { resume: resumeOf(action, id) }))) return;
    const Loaded = await load();
    // A transition, so that unhydrated sections stay unchanged until they hydrate.
    startTransition(() => setShown({ Sheet: Loaded, resumed }));
  };
  const start = (action: ListingAction, resumed = false) =>
    void perform(action, resumed).catch(() => alerts.show('error', LISTING_ACTIONS_WORDS.failed));
  const resumed = useEffectEvent(() => {
    const named = takeResumeFragment();
    const action = LISTING_ACTIONS.find(
      (each) => signUp.takeResumed(resumeOf(each, id)) || (named !== undefined && each.flow.name === named),
    );
    if (action) start(action, true);
  });
  useEffect(() => {
    void [id, session.loggedIn];
    resumed();
  }, [id, session.loggedIn]);
  return {
    start,
    sheet: shown && (
      <SectionBoundary>
        <shown.Sheet id={id} category={category} resumed={shown.resumed} onClosed={() => setShown(undefined)} />
      </SectionBoundary>
    ),
  };
}

function resumeOf({ flow }: ListingAction, id: string): string {
  return `${flow.name}:${id}`;
}

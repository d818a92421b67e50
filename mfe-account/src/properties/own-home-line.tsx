import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { interestedLink } from '@aangan/shared-kit/links/leads';
import { reactivateLink } from '@aangan/shared-kit/links/posting';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { FactsRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { ReactNode } from 'react';
import { HomeLineView } from '../homes/public.ts';
import { StillAvailable } from '../still-available/public.ts';
import { CARD_WORDS } from './card.words.ts';
import { CardClose } from './card-close.tsx';
import { CardMore } from './card-more.tsx';
import { MovedNote } from './moved-note.tsx';
import { ACTIONS_BY_STATE, type OwnHome } from './own-home.ts';
import { loggedInPeople, MOVE_WORDS, people } from './properties.words.ts';
import { useMoves } from './use-moves.ts';

interface OwnHomeLineProps {
  readonly home: OwnHome;
  /** `3 people want more photos: Kitchen`. */
  readonly photoRequests: string | undefined;
  /** Why reports have paused it. */
  readonly children?: ReactNode;
}

/** The card of an own listing: its state and figures, the next step, who is interested, and everything else. */
export function OwnHomeLine({ home, photoRequests, children }: OwnHomeLineProps) {
  const { id, category, state, line, label, note, unpublished } = home;
  const { revalidate } = useRevalidator();
  const moves = useMoves(id);
  // Only what is checked changes by itself.
  useLive('posting-state', state === 'checking' ? { propertyId: id } : undefined, (event) => {
    if (event.state !== state) void revalidate();
  });
  const actions = ACTIONS_BY_STATE[state];
  return (
    <HomeLineView home={line} status={<StatusLabel tone={label.tone}>{label.label}</StatusLabel>} note={note}>
      {children}
      <FactsRow as="p">
        <span>Viewed by {loggedInPeople(home.seenBy)}</span>
        <span>Contacted by {people(home.contacts)}</span>
        <span>Shortlisted by {people(home.shortlists)}</span>
        {photoRequests && <span>{photoRequests}</span>}
        {unpublished && <span>{unpublished}</span>}
      </FactsRow>
      {actions.includes('confirm') && <StillAvailable id={id} paused={false} />}
      {actions.includes('reactivate') && home.pausedBy !== 'REPORTED' && (
        <LinkButton size="small" variant="primary" to={reactivateLink(id)}>
          {MOVE_WORDS.reactivate.button}
        </LinkButton>
      )}
      {actions.includes('undoDelete') && (
        <Button size="small" variant="primary" busy={moves.busy} onClick={() => void moves.run({ kind: 'undoDelete' })}>
          {MOVE_WORDS.undoDelete.button}
        </Button>
      )}
      {state !== 'deleted' && (
        <LinkButton size="small" to={interestedLink(isMonthly(category) ? 'tenant' : 'buyer', id)}>
          {CARD_WORDS.interested(home.interested)}
        </LinkButton>
      )}
      {actions.includes('close') && <CardClose home={home} moves={moves} />}
      <MovedNote moves={moves} />
      {state !== 'deleted' && <CardMore home={home} moves={moves} />}
    </HomeLineView>
  );
}

import { reactivateLink } from '@aangan/shared-kit/links/posting';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { StillAvailable } from '../still-available/public.ts';
import { CloseForm, type PersonWhoAsked } from './close-form.tsx';
import { ACTIONS_BY_STATE, type OwnHome } from './own-home.ts';
import { closedWord, MOVE_WORDS, OWN_LISTING_WORDS } from './properties.words.ts';
import type { Moves } from './use-moves.ts';

interface StateActionsProps {
  readonly home: OwnHome;
  readonly contacts: readonly PersonWhoAsked[];
  readonly moves: Moves;
}

/** What the state of a listing allows its owner: confirm, pause, let or sold, show again, delete, undo. */
export function StateActions({ home, contacts, moves }: StateActionsProps) {
  const { id, state, category, pausedBy } = home;
  const [closing, setClosing] = useState(false);
  const { busy, sending, run } = moves;
  const actions = ACTIONS_BY_STATE[state];
  if (closing && actions.includes('close')) {
    return (
      <CloseForm
        category={category}
        contacts={contacts}
        busy={busy}
        onClose={(how) => void run({ kind: 'close', how }).then(() => setClosing(false))}
        onCancel={() => setClosing(false)}
      />
    );
  }
  return (
    <ActionsRow>
      {actions.includes('confirm') && <StillAvailable id={id} paused={false} />}
      {actions.includes('reactivate') && pausedBy !== 'REPORTED' && (
        <LinkButton size="small" variant="primary" to={reactivateLink(id)}>
          {MOVE_WORDS.reactivate.button}
        </LinkButton>
      )}
      {actions.includes('pause') && (
        <Button size="small" busy={sending === 'pause'} onClick={() => void run({ kind: 'pause' })}>
          {MOVE_WORDS.pause.button}
        </Button>
      )}
      {actions.includes('close') && (
        <Button size="small" onClick={() => setClosing(true)}>
          Mark as {closedWord(category)}
        </Button>
      )}
      {actions.includes('delete') && (
        <ConfirmedButton
          variant="quiet"
          size="small"
          question={OWN_LISTING_WORDS.deleteQuestion}
          yes={OWN_LISTING_WORDS.deleteYes}
          busy={sending === 'delete'}
          problem={undefined}
          onConfirm={() => void run({ kind: 'delete' })}
        >
          {MOVE_WORDS.delete.button}
        </ConfirmedButton>
      )}
      {actions.includes('undoDelete') && (
        <Button
          size="small"
          variant="primary"
          busy={sending === 'undoDelete'}
          onClick={() => void run({ kind: 'undoDelete' })}
        >
          {MOVE_WORDS.undoDelete.button}
        </Button>
      )}
    </ActionsRow>
  );
}

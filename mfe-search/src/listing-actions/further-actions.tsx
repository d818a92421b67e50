import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { useShortlist } from '../shortlist/public.ts';
import type { ListingAction } from './listing-actions.ts';
import { useLoginWords } from './login-words.ts';

interface FurtherActionProps {
  readonly action: ListingAction;
  readonly onAction: (action: ListingAction) => void;
}

/** A small button for an action that few people need. */
export function FurtherAction({ action, onAction }: FurtherActionProps) {
  const { shown, hidden } = useLoginWords();
  return (
    <ScriptedButton icon={action.icon} onClick={() => onAction(action)}>
      {action.label}
      {shown && !hidden && <span className="visually-hidden"> · login needed</span>}
    </ScriptedButton>
  );
}

/** The labelled shortlist button; it works without login, on this device. */
export function ShortlistAction({ id }: { readonly id: string }) {
  const { on, toggle } = useShortlist(id);
  return (
    <ScriptedButton icon={heartIcon} iconFilled={on} aria-pressed={on} onClick={toggle}>
      Shortlist
    </ScriptedButton>
  );
}

import { newNoteLink } from '@aangan/shared-kit/links/account';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useResumedAction } from '@aangan/shared-kit/platform/resumed-action';
import { editIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { LOGIN_REASONS } from '../login-reasons/public.ts';

/** Opens the note sheet, which belongs to another remote, over the page: for a new note or the existing one. */
export function NoteButton({ id }: { readonly id: string }) {
  const { session, sheets, signUp } = usePlatform();
  const resume = `note:${id}`;
  const open = () => void sheets.open(newNoteLink(id));
  const write = async () => {
    if (await signUp.require(LOGIN_REASONS.note, { resume })) open();
  };
  useResumedAction(resume, open);
  return (
    <ScriptedButton icon={editIcon} onClick={() => void write()}>
      {session.loggedIn ? 'Your note' : 'Add a note'}
      {!session.loggedIn && <span className="visually-hidden"> · login needed</span>}
    </ScriptedButton>
  );
}

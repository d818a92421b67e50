import { newNoteLink } from '@aangan/shared-kit/links/account';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { RepeatedIcon } from '@aangan/shared-kit/ui/repeated-icon';
import { LOGIN_REASONS } from '../login-reasons/public.ts';

interface NoteCornerProps {
  readonly id: string;
  /** Title of the listing, for the button’s label. */
  readonly title: string;
  readonly className: string | undefined;
}

/** Opens the note on a home from its card, over the page. */
export function NoteCorner({ id, title, className }: NoteCornerProps) {
  const { session, signUp, sheets } = usePlatform();
  const write = async () => {
    if (await signUp.require(LOGIN_REASONS.note)) await sheets.open(newNoteLink(id));
  };
  const name = session.loggedIn ? 'Note' : 'Note (login needed)';
  return (
    <button
      type="button"
      className={className}
      title={name}
      aria-label={`${name}: ${title}`}
      onClick={() => void write()}
    >
      <RepeatedIcon shape="pencil" />
    </button>
  );
}

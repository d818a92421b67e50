import { Icon } from '@aangan/shared-kit/ui/icon';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useShortlist } from './use-shortlist.ts';

interface ShortlistButtonProps {
  readonly id: string;
  /** Title of the listing, for the button’s label. */
  readonly title: string;
  readonly className: string | undefined;
}

/** The shortlist button on a card. */
export function ShortlistButton({ id, title, className }: ShortlistButtonProps) {
  const { on, toggle } = useShortlist(id);
  return (
    <button
      type="button"
      className={className}
      title="Shortlist"
      aria-label={`Shortlist: ${title}`}
      aria-pressed={on}
      onClick={toggle}
    >
      <Icon path={heartIcon} filled={on} />
    </button>
  );
}

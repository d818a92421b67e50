import { Icon } from '@aangan/shared-kit/ui/icon';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useHeart } from './use-heart.ts';

interface HeartButtonProps {
  readonly id: string;
  /** Title of the listing, for the button’s label. */
  readonly title: string;
  readonly className: string | undefined;
}

/** The shortlist button on a card. */
export function HeartButton({ id, title, className }: HeartButtonProps) {
  const { on, toggle } = useHeart(id);
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

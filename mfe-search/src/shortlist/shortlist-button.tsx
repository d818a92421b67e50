import { ShortlistToggle } from '@aangan/shared-kit/ui/shortlist-toggle';
import { useShortlist } from './use-shortlist.ts';

interface ShortlistButtonProps {
  readonly id: string;
  /** Title of the listing, for the button’s label. */
  readonly title: string;
  /** Another look than that in the corner of a card. */
  readonly className?: string | undefined;
}

/** The shortlist button of a listing. */
export function ShortlistButton({ id, title, className }: ShortlistButtonProps) {
  const { on, toggle } = useShortlist(id);
  return <ShortlistToggle on={on} title={title} onPress={toggle} className={className} />;
}

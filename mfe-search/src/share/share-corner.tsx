import { type Shared, useShare } from '@aangan/shared-kit/platform/use-share';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { shareIcon } from '@aangan/shared-kit/ui/icon-paths';

interface ShareCornerProps extends Shared {
  readonly className: string | undefined;
}

/** Shares a page from a corner of its photo. */
export function ShareCorner({ className, ...shared }: ShareCornerProps) {
  const share = useShare(shared);
  return (
    <button
      type="button"
      className={className}
      title="Share"
      aria-label={`Share: ${shared.title}`}
      onClick={() => void share()}
    >
      <Icon path={shareIcon} />
    </button>
  );
}

import { Icon } from './icon.tsx';
import { shareIcon } from './icon-paths.tsx';
import { type Shared, useShare } from './use-share.ts';

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

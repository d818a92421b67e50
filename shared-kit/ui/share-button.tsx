import { shareIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { type Shared, useShare } from './use-share.ts';

/** Shares a page. */
export function ShareButton(shared: Shared) {
  const share = useShare(shared);
  return (
    <ScriptedButton icon={shareIcon} onClick={() => void share()}>
      Share
    </ScriptedButton>
  );
}

import { type Shared, useShare } from '../platform/use-share.ts';
import { shareIcon } from './icon-paths.tsx';
import { ScriptedButton } from './scripted-button.tsx';

/** Shares a page. */
export function ShareButton(shared: Shared) {
  const share = useShare(shared);
  return (
    <ScriptedButton icon={shareIcon} onClick={() => void share()}>
      Share
    </ScriptedButton>
  );
}

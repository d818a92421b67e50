import { shareIcon } from './icon-paths.tsx';
import { ScriptedButton } from './scripted-button.tsx';
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

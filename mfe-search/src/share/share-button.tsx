import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { shareIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';

interface ShareButtonProps {
  readonly title: string;
  /** Path to share. */
  readonly path: string;
}

/** Opens the device’s share sheet, or copies the address when there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { alerts, origin } = usePlatform();

  const share = async () => {
    const url = origin + path;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      alerts.show('success', 'Link copied.');
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      alerts.show('error', 'The link could not be copied. Copy it from the address bar.');
    }
  };

  return (
    <ScriptedButton icon={shareIcon} onClick={() => void share()}>
      Share
    </ScriptedButton>
  );
}

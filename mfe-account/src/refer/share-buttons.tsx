import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { CopyButton } from '@aangan/shared-kit/ui/copy-button';
import { externalIcon, shareIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useEffect, useState } from 'react';
import { whatsAppLink } from './invitation.ts';
import styles from './refer.module.css';

interface ShareButtonsProps {
  readonly text: string;
  readonly link: string;
}

const TITLE = 'Aangan';

/** Share buttons: the native share sheet of the app or browser if available, WhatsApp, and the clipboard. */
export function ShareButtons({ text, link }: ShareButtonsProps) {
  const { app } = usePlatform();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(app !== undefined || 'share' in navigator), [app]);

  const share = () => {
    if (app) return app.share({ title: TITLE, url: link, text });
    // Closing the share sheet is not an error.
    void navigator.share({ title: TITLE, url: link, text }).catch(() => undefined);
  };
  const whatsApp = whatsAppLink(text, link);

  return (
    <div className={styles.buttons}>
      {canShare && (
        <Button size="small" variant="primary" icon={shareIcon} onClick={share}>
          Share
        </Button>
      )}
      {app ? (
        <Button size="small" icon={externalIcon} onClick={() => app.openOutside(whatsApp)}>
          WhatsApp
        </Button>
      ) : (
        <a className={styles.whatsApp} href={whatsApp} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      )}
      <CopyButton text={link} what="link" />
    </div>
  );
}

import { lazy, Suspense } from 'react';
import type { HandOver } from '../platform/use-hand-over.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { HAND_OVER_WORDS } from './hand-over.words.ts';
import styles from './hand-over-panel.module.css';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface HandOverPanelProps {
  /** From `useHandOver`. */
  readonly handOver: HandOver;
  /** What is uploaded: `Identity`. */
  readonly label: string;
}

/** Opens an uploader on the phone by a QR code. It is not shown on phones themselves. */
export function HandOverPanel({ handOver, label }: HandOverPanelProps) {
  const { address, busy, problem, open, close } = handOver;
  return (
    <div className={styles.panel}>
      {address === undefined ? (
        <div>
          <Button size="small" variant="quiet" busy={busy} onClick={open}>
            Use your phone<span className="visually-hidden">: {label}</span>
          </Button>
        </div>
      ) : (
        <>
          <p role="status">{HAND_OVER_WORDS.scan}</p>
          <Suspense fallback={<div className={styles.code} />}>
            <div className={styles.code}>
              <QrCode text={address} label={HAND_OVER_WORDS.code(label)} />
            </div>
          </Suspense>
          <div className={styles.actions}>
            <CopyButton text={address} what="link" />
            <Button size="small" variant="quiet" onClick={close}>
              Close
            </Button>
          </div>
        </>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}

import type { UploadItem } from '@aangan/shared-kit/platform/upload-queue';
import { ProblemText } from '@aangan/shared-kit/ui/layout';
import styles from './photo-list.module.css';
import { PHOTO_STATE_WORDS } from './photo-state.words.ts';
import { MADE_READY } from './photos.words.ts';

const STATE_WORDS = {
  interrupted: PHOTO_STATE_WORDS.interrupted,
  waiting: 'Waiting',
  sending: 'Sending',
  paused: PHOTO_STATE_WORDS.paused,
  checking: 'Being checked',
} as const;

/** How far a photo is; nothing once it is there. */
export function PhotoState({ item: { state, name, sent, bytes, problem, upload } }: { readonly item: UploadItem }) {
  if (state === 'failed') {
    return (
      <ProblemText role="alert">
        {name}: {problem}
      </ProblemText>
    );
  }
  if (state === 'done') {
    return upload?.state === 'preparing' ? <p className={styles.soft}>{MADE_READY}</p> : null;
  }
  return (
    <p className={styles.soft}>
      {state === 'sending' && <progress value={sent} max={bytes} aria-label={`Progress of ${name}`} />}
      {STATE_WORDS[state]}
    </p>
  );
}

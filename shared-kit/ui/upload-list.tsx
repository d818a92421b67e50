import type { UploadItem, UploadItemState } from '../platform/upload-queue.ts';
import type { Uploads } from '../platform/use-upload.ts';
import { Button } from './button.tsx';
import { chevronDownIcon, chevronUpIcon, closeIcon } from './icon-paths.tsx';
import { ProblemText } from './layout.tsx';
import { UPLOAD_WORDS } from './upload.words.ts';
import styles from './upload-list.module.css';

interface UploadListProps {
  readonly uploads: Uploads;
  readonly label: string;
  readonly readOnly?: boolean;
}

const STATE_WORDS: Readonly<Record<Exclude<UploadItemState, 'failed'>, string>> = {
  interrupted: UPLOAD_WORDS.interrupted,
  waiting: 'Waiting',
  sending: 'Uploading',
  paused: UPLOAD_WORDS.paused,
  checking: 'Being checked',
  done: 'Uploaded',
};

/** The chosen files with their progress. Buttons move, retry and remove them. */
export function UploadList({ uploads, label, readOnly = false }: UploadListProps) {
  const { items, problem } = uploads;
  return (
    <>
      {items.length > 0 && (
        <ol className={styles.list} aria-label={`${label}: files`}>
          {items.map((item, index) => (
            <li key={item.key} className={styles.item}>
              <Preview item={item} />
              <div className={styles.words}>
                <span className={styles.name}>{item.name}</span>
                <State item={item} />
              </div>
              {!readOnly && <Actions uploads={uploads} item={item} index={index} />}
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="visually-hidden">
        {announcement(items)}
      </p>
      {problem !== undefined && <ProblemText role="alert">{problem}</ProblemText>}
    </>
  );
}

/** The smallest copy of a picture, in its average colour until it has loaded. */
function Preview({ item: { upload } }: { readonly item: UploadItem }) {
  const picture = upload?.picture;
  if (!picture) return null;
  const [smallest] = picture.renditions;
  return (
    <span className={styles.preview} style={{ background: picture.colour }}>
      {smallest && <img src={smallest.webp} alt="" width={64} height={48} loading="lazy" />}
    </span>
  );
}

function State({ item }: { readonly item: UploadItem }) {
  const { state, name, sent, bytes, problem, upload } = item;
  if (state === 'failed') {
    return (
      <ProblemText as="span" role="alert">
        {problem}
      </ProblemText>
    );
  }
  const percent = bytes === 0 ? 0 : Math.floor((sent / bytes) * 100);
  return (
    <span className={styles.state}>
      {state === 'sending' && <progress value={sent} max={bytes} aria-label={`Progress of ${name}`} />}
      {STATE_WORDS[state]}
      {state === 'sending' && `, ${percent}%`}
      {upload?.picture?.sameAs != null && UPLOAD_WORDS.sameAs}
    </span>
  );
}

interface ActionsProps {
  readonly uploads: Uploads;
  readonly item: UploadItem;
  readonly index: number;
}

function Actions({ uploads, item: { key, name, state, canRetry }, index }: ActionsProps) {
  const { items, move, remove, retry } = uploads;
  const isMovable = items.length > 1;
  const running = state === 'sending' || state === 'waiting' || state === 'paused';
  return (
    <div className={styles.actions}>
      {state === 'failed' && canRetry && (
        <Button size="small" onClick={() => retry(key)}>
          Try again<span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {isMovable && (
        <>
          <Button
            {...{ variant: 'quiet', size: 'small', icon: chevronUpIcon, label: `Move ${name} up` }}
            disabled={index === 0}
            onClick={() => move(key, -1)}
          />
          <Button
            {...{ variant: 'quiet', size: 'small', icon: chevronDownIcon, label: `Move ${name} down` }}
            disabled={index === items.length - 1}
            onClick={() => move(key, 1)}
          />
        </>
      )}
      <Button
        {...{ variant: 'quiet', size: 'small', icon: closeIcon }}
        label={`${running ? 'Cancel' : 'Remove'} ${name}`}
        onClick={() => remove(key)}
      />
    </div>
  );
}

/** What a screen reader says when a file has arrived: not every percent. */
function announcement(items: readonly UploadItem[]): string {
  const done = items.filter(({ state }) => state === 'done').length;
  const isRunning = items.some(({ state }) => state !== 'done' && state !== 'failed' && state !== 'interrupted');
  if (items.length === 0) return '';
  if (items.some(({ state }) => state === 'paused')) return UPLOAD_WORDS.offline;
  return isRunning || done > 0 ? `${done} of ${items.length} ${items.length === 1 ? 'file' : 'files'} uploaded` : '';
}

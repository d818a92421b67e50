import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import type { Uploads } from '../platform/use-upload.ts';
import { classList } from './class-list.ts';
import { Icon } from './icon.tsx';
import { uploadIcon } from './icon-paths.tsx';
import { SmallText } from './layout.tsx';
import { cameraIcon } from './tool-icon-paths.tsx';
import { UPLOAD_WORDS } from './upload.words.ts';
import styles from './upload-field.module.css';

interface UploadPickerProps {
  /** From `useUpload`. */
  readonly uploads: Pick<Uploads, 'rules' | 'prepare' | 'add'>;
  /** What is asked for, for screen readers: `Photos of the home`. */
  readonly label: string;
  /** Types and sizes in words. */
  readonly help?: ReactNode;
}

/** Chooses files from the device, also by drag and drop and by a phone's camera. */
export function UploadPicker({ uploads, label, help }: UploadPickerProps) {
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const { rules, prepare } = uploads;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // The same file can be chosen again after a failure.
    event.target.value = '';
    uploads.add(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    uploads.add([...event.dataTransfer.files]);
  }
  function over(event: DragEvent) {
    event.preventDefault();
    prepare();
    setIsOver(true);
  }

  const input = {
    type: 'file',
    className: 'visually-hidden',
    onClick: prepare,
    onChange: choose,
    'aria-describedby': help === undefined ? undefined : `${id}-help`,
  } as const;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the inputs do the same by keyboard.
    <div
      className={classList(styles.drop, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {help !== undefined && (
        <SmallText as="span" id={`${id}-help`}>
          {help}
        </SmallText>
      )}
      <span className={styles.hint}>{rules.maximumCount > 1 ? 'Drop files here, or' : UPLOAD_WORDS.drop}</span>
      <span className={styles.choices}>
        <label className={styles.choose}>
          <input {...input} accept={rules.types.join(',')} multiple={rules.maximumCount > 1} />
          <Icon path={uploadIcon} />
          {rules.maximumCount > 1 ? 'Choose files' : 'Choose a file'}
          <span className="visually-hidden">: {label}</span>
        </label>
        {rules.content !== 'document' && (
          <label className={classList(styles.choose, styles.camera)}>
            <input {...input} accept={rules.content === 'video' ? 'video/*' : 'image/*'} capture="environment" />
            <Icon path={cameraIcon} />
            {rules.content === 'video' ? 'Record' : 'Take a photo'}
            <span className="visually-hidden">: {label}</span>
          </label>
        )}
      </span>
    </div>
  );
}

import type { KeyboardEvent, RefObject } from 'react';
import styles from './composer.module.css';

interface ComposerFieldProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly defaultValue: string;
  readonly onSend: () => void;
  readonly onType?: (text: string) => void;
}

/**
 * The field of a new message. The browser keeps what is typed, so typing renders nothing. Enter sends where there is a
 * keyboard; a phone's Enter begins a new line.
 */
export function ComposerField({ fieldRef, label, onSend, onType, ...field }: ComposerFieldProps) {
  function sendByKey(event: KeyboardEvent): void {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    onSend();
  }
  return (
    <textarea
      ref={fieldRef}
      name="text"
      className={styles.field}
      rows={1}
      required
      aria-label={label}
      enterKeyHint="enter"
      onKeyDown={sendByKey}
      onInput={({ currentTarget }) => onType?.(currentTarget.value)}
      {...field}
    />
  );
}

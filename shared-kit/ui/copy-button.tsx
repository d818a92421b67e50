import { useState } from 'react';
import { Button } from './button.tsx';
import { COPY_BUTTON_WORDS } from './copy-button.words.ts';
import { copyIcon } from './icon-paths.tsx';
import { checkIcon } from './note-icon-paths.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** `code`, `link`. */
  readonly what: string;
}

/** Copies a text to the clipboard and confirms it. Where the browser refuses, the text beside it can be selected. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <>
      <Button size="small" icon={state === 'copied' ? checkIcon : copyIcon} onClick={copy}>
        {state === 'copied' ? 'Copied' : `Copy ${what}`}
      </Button>
      <span role="status" className={state === 'refused' ? undefined : 'visually-hidden'}>
        {state === 'copied' && `The ${what} is copied.`}
        {state === 'refused' && COPY_BUTTON_WORDS.byHand(what)}
      </span>
    </>
  );
}

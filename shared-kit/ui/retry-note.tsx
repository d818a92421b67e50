import type { ReactNode } from 'react';
import { useRevalidator } from '../platform/router.ts';
import { AlertNote } from './alert-note.tsx';

interface RetryNoteProps {
  /** `error` by default; `attention` where the rest of the page is useful without it. */
  readonly tone?: 'error' | 'attention';
  readonly children: ReactNode;
}

/** Says what did not load, with a button that loads the page's data again. */
export function RetryNote({ tone = 'error', children }: RetryNoteProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <AlertNote tone={tone} busy={state === 'loading'} onRetry={() => void revalidate()}>
      {children}
    </AlertNote>
  );
}

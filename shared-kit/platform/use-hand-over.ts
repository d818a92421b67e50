import { useEffect, useState } from 'react';
import type { Upload } from '../contracts/uploads.ts';
import { handedOverUploadLink } from '../links/upload.ts';
import { usePlatform } from './platform.ts';
import { useLive } from './use-live.ts';
import { useMutation } from './use-mutation.ts';

interface HandOverOptions {
  readonly kind: string;
  readonly subject?: string;
  /** Is called with the list of uploads when it has changed. */
  readonly onArrived: (uploads: readonly Upload[]) => void;
}

/** An uploader that is open on a phone, for `HandOverPanel`. */
export interface HandOver {
  /** Address that opens the uploader on the phone; undefined while it is closed. */
  readonly address: string | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

interface Opened {
  readonly address: string;
  /** ms. */
  readonly validFor: number;
}

/** Hands one uploader to a phone for ten minutes, and shows meanwhile what arrives from there. */
export function useHandOver({ kind, subject = '', onArrived }: HandOverOptions): HandOver {
  const { http, origin } = usePlatform();
  const [opened, setOpened] = useState<Opened>();
  const { run, busy, problem } = useMutation('POST /api/v1/uploads/hand-over');

  useLive('upload-list', opened && { kind, subject }, () => {
    const list = http.request('GET /api/v1/uploads', { query: { kind, subject } });
    // Without an answer, the list stays until the next file; the phone says what fails there.
    list.then(
      ({ uploads }) => onArrived(uploads),
      () => undefined,
    );
  });
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setTimeout(() => setOpened(undefined), opened.validFor);
    return () => clearTimeout(timer);
  }, [opened]);

  async function open(): Promise<void> {
    const made = await run({ json: { kind, subject } });
    if (!made) return;
    const { token, expiresAt } = made.answer;
    setOpened({ address: `${origin}${handedOverUploadLink(token)}`, validFor: expiresAt - Date.now() });
  }

  return { address: opened?.address, busy, problem, open: () => void open(), close: () => setOpened(undefined) };
}

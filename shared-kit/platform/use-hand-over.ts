import { useEffect, useEffectEvent, useState } from 'react';
import type { Upload } from '../contracts/uploads.ts';
import { handedOverUploadLink } from '../links/upload.ts';
import { failureMessage } from './failure-message.ts';
import { usePlatform } from './platform.ts';

/** ms between two looks at what has arrived. */
const LOOK_EVERY_MS = 3_000;

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

/** Hands one uploader to a phone for ten minutes, and shows meanwhile what arrives from there. */
export function useHandOver({ kind, subject = '', onArrived }: HandOverOptions): HandOver {
  const { http, origin } = usePlatform();
  const [opened, setOpened] = useState<{ readonly address: string; readonly expiresAt: number }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const arrived = useEffectEvent(onArrived);

  // A subscription to live updates of the list would take the place of this effect.
  useEffect(() => {
    if (!opened) return undefined;
    const abort = new AbortController();
    let seen: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const input = { query: { kind, subject } };
        const { uploads } = await http.request('GET /api/v1/uploads', input, { signal: abort.signal });
        const now = uploads.map(({ id, state }) => `${id} ${state}`).join();
        if (seen !== undefined && now !== seen) arrived(uploads);
        seen = now;
      } catch {
        // The next look may succeed; the phone says what fails there.
      }
      if (abort.signal.aborted) return;
      if (Date.now() < opened.expiresAt) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
      else setOpened(undefined);
    };
    void look();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [http, kind, subject, opened]);

  async function open(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { token, expiresAt } = await http.request('POST /api/v1/uploads/hand-over', { json: { kind, subject } });
      setOpened({ address: `${origin}${handedOverUploadLink(token)}`, expiresAt });
    } catch (error) {
      setProblem(failureMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return { address: opened?.address, busy, problem, open: () => void open(), close: () => setOpened(undefined) };
}

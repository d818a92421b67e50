import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRef, useState, useSyncExternalStore } from 'react';
import { findsFaces, findsTexts, type PhotoChecker, type PhotoFinding } from '../photo-checks/public.ts';

export interface CheckedPhotos {
  /** What is doubtful about a photo that was chosen since the page was opened. */
  readonly findingsOf: (file: File | undefined) => readonly PhotoFinding[];
  /** What this browser can look for, beside the measures. */
  readonly finds: { readonly faces: boolean; readonly texts: boolean };
  /** Photos that are being checked. */
  readonly checking: number;
  /** Loads the checks. Call it when a picker opens. */
  readonly prepare: () => void;
  /** Checks photos one after the other and passes each on. */
  readonly check: (files: readonly File[], pass: (file: File) => void) => Promise<void>;
}

const NONE: readonly PhotoFinding[] = [];
/** A browser does not change what it can do. */
const neverChanges = () => () => undefined;
const onServer = () => false;

/** Checks photos on this device before they are sent. Nothing that is found keeps a photo back. */
export function useCheckedPhotos(): CheckedPhotos {
  const { errors } = usePlatform();
  const [findings, setFindings] = useState<ReadonlyMap<File, readonly PhotoFinding[]>>(() => new Map());
  const [checking, setChecking] = useState(0);
  const faces = useSyncExternalStore(neverChanges, findsFaces, onServer);
  const texts = useSyncExternalStore(neverChanges, findsTexts, onServer);
  const opened = useRef<Promise<PhotoChecker | undefined>>(undefined);

  /** Undefined when the script does not load: photos are sent without checks then. */
  function open(): Promise<PhotoChecker | undefined> {
    opened.current ??= import('../photo-checks/public.ts').then(
      ({ openPhotoChecker }) => openPhotoChecker(),
      (error: unknown) => {
        opened.current = undefined;
        errors.report(error, { remote: 'mfe-pyp', page: 'photos' });
        return undefined;
      },
    );
    return opened.current;
  }

  async function check(files: readonly File[], pass: (file: File) => void): Promise<void> {
    setChecking((before) => before + files.length);
    const checker = await open();
    for (const file of files) {
      const found = (await checker?.check(file)) ?? NONE;
      if (found.length > 0) setFindings((before) => new Map(before).set(file, found));
      setChecking((before) => before - 1);
      pass(file);
    }
  }

  return {
    findingsOf: (file) => (file && findings.get(file)) ?? NONE,
    finds: { faces, texts },
    checking,
    prepare: () => void open(),
    check,
  };
}

import { deferService } from '@aangan/shared-kit/platform/deferred-service';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useState, useSyncExternalStore } from 'react';
import { findsFaces, findsTexts, type PhotoFinding } from '../photo-checks/public.ts';

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

const openChecker = async () => (await import('../photo-checks/public.ts')).openPhotoChecker();

/** Checks photos on this device before they are sent. Nothing that is found keeps a photo back. */
export function useCheckedPhotos(): CheckedPhotos {
  const { errors } = usePlatform();
  const [findings, setFindings] = useState<ReadonlyMap<File, readonly PhotoFinding[]>>(() => new Map());
  const [checking, setChecking] = useState(0);
  const faces = useSyncExternalStore(neverChanges, findsFaces, onServer);
  const texts = useSyncExternalStore(neverChanges, findsTexts, onServer);
  const [checker] = useState(() => deferService(openChecker));

  /** Undefined when the script does not load: photos are sent without checks then. */
  const open = () =>
    checker.load().catch((error: unknown) => {
      errors.report(error, { remote: 'mfe-pyp', page: 'photos' });
      return undefined;
    });

  async function check(files: readonly File[], pass: (file: File) => void): Promise<void> {
    setChecking((before) => before + files.length);
    const opened = await open();
    for (const file of files) {
      const found = (await opened?.check(file)) ?? NONE;
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

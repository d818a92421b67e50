import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useResumedAction } from '@aangan/shared-kit/platform/resumed-action';
import { type ComponentType, type ReactNode, startTransition, useState } from 'react';
import type { ContactSheetProps } from './contact-sheet.tsx';

interface Contact {
  /** Asks for login where it is needed, then opens the sheet that gives the number. */
  ask(): void;
  /** To be put once into the page. */
  readonly sheet: ReactNode;
}

/** Contacting the owner of a listing; its script comes with the first press. */
export function useContact(id: string): Contact {
  const { alerts, signUp } = usePlatform();
  const [Sheet, setSheet] = useState<ComponentType<ContactSheetProps>>();
  const resume = `contact:${id}`;
  const ask = () =>
    void (async () => {
      if (!(await signUp.require('contact', { resume }))) return;
      const { ContactSheet } = await import('./contact-sheet.tsx');
      // Parts of the page that are still asleep stay as they are until they can follow.
      startTransition(() => setSheet(() => ContactSheet));
    })().catch(() => alerts.show('error', 'Something went wrong. Please try again.'));
  useResumedAction(resume, ask);
  return { ask, sheet: Sheet && <Sheet id={id} onClosed={() => setSheet(undefined)} /> };
}

import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { useEffect, useRef } from 'react';

/** The confirmation of a sent lead: what happens next, and a link out. */
export function LeadSent({ message }: { readonly message: string }) {
  const { sheets } = usePlatform();
  const answer = useRef<HTMLDivElement>(null);
  // The pressed button was removed with its form, so the focus moves here.
  useEffect(() => answer.current?.focus(), []);
  return (
    <Section as="div" ref={answer} tabIndex={-1}>
      <AlertNote tone="good">{message}</AlertNote>
      <ActionsRow>
        <ScriptedButton onClick={() => sheets.close('sent')}>Done</ScriptedButton>
      </ActionsRow>
    </Section>
  );
}

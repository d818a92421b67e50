import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { STAMP_WORDS as WORDS } from './stamp-note.words.ts';

export interface StampNoteProps {
  /** `stampDuty` of the contract. */
  readonly duty: { readonly made: string; readonly source: string; readonly isConfirmed: boolean };
}

/** How the state's duty is calculated and where that was read; says so where no source confirms it. */
export function StampNote({ duty: { made, source, isConfirmed } }: StampNoteProps) {
  return (
    <>
      <SmallText>{WORDS.made(made, source.replace(/\.$/, ''))}</SmallText>
      {!isConfirmed && <AlertNote tone="attention">{WORDS.unconfirmed}</AlertNote>}
    </>
  );
}

import type { Ticket } from '@aangan/shared-kit/contracts/tickets';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { TICKET_FILES } from '@aangan/shared-kit/domain/support/tickets';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { Section, SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { useMemo } from 'react';
import { addFileSection } from './add-file-section.ts';
import { TICKET_WORDS } from './tickets.words.ts';

interface TicketFilesProps extends Pick<Ticket, 'number' | 'files'> {
  readonly onAdded: () => void;
}

/** The files of a request, and a picker for the next one. */
export function TicketFiles({ number, files, onAdded }: TicketFilesProps) {
  const adding = useMemo(() => ({ number, label: TICKET_WORDS.file, onAdded }), [number, onAdded]);
  return (
    <Section aria-labelledby="files">
      <h2 id="files">{TICKET_WORDS.files}</h2>
      {files.length > 0 && (
        <LinedRows>
          {files.map(({ id, mediaType, at }, index) => (
            <li key={id}>
              <span>
                {mediaType === 'application/pdf' ? 'PDF' : 'Picture'} {index + 1}, {formatDay(at)}
              </span>
              <a href={`/api/v1/support/tickets/${number}/files/${id}`} download>
                {TICKET_WORDS.download}
              </a>
            </li>
          ))}
        </LinedRows>
      )}
      {files.length < TICKET_FILES.most && (
        <>
          <SmallText>{TICKET_WORDS.fileHelp}</SmallText>
          <Unscripted>{TICKET_WORDS.fileNeedsScript}</Unscripted>
          <DeferredSection section={addFileSection} with={adding} />
        </>
      )}
    </Section>
  );
}

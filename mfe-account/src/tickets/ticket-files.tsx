import type { Ticket } from '@aangan/shared-kit/contracts/tickets';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { TICKET_FILES } from '@aangan/shared-kit/domain/support/tickets';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { TICKET_FILE_RULES } from './ticket-file-rules.ts';
import { TICKET_WORDS } from './tickets.words.ts';

interface TicketFilesProps extends Pick<Ticket, 'number' | 'files'> {
  readonly onAdded: () => void;
}

/** The files of a request, and a picker for the next one. */
export function TicketFiles({ number, files, onAdded }: TicketFilesProps) {
  const uploads = useUpload({ kind: 'ticket-file', subject: number, rules: TICKET_FILE_RULES, onFinished: onAdded });
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
          <UploadField uploads={uploads} label={TICKET_WORDS.file} />
        </>
      )}
    </Section>
  );
}

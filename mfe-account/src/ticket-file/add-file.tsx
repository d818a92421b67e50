import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { TICKET_FILE_RULES } from './ticket-file-rules.ts';

export interface AddFileProps {
  /** Of the request. */
  readonly number: string;
  readonly label: string;
  readonly help?: string;
  /** A file has arrived. */
  readonly onAdded: () => void;
}

/** A picker for the next file of a request, for its person and for staff. */
export function AddFile({ number, label, help, onAdded }: AddFileProps) {
  const uploads = useUpload({ kind: 'ticket-file', subject: number, rules: TICKET_FILE_RULES, onFinished: onAdded });
  return <UploadField uploads={uploads} label={label} {...(help !== undefined && { help })} />;
}

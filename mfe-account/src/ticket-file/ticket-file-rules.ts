import type { UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { TICKET_FILES } from '@aangan/shared-kit/domain/support/tickets';

/** Rules of the upload kind `ticket-file`, one file at a time. */
export const TICKET_FILE_RULES: UploadRules = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: TICKET_FILES.bytes,
  maximumCount: 1,
};

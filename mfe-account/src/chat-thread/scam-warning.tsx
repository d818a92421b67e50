import { SCAM_WARNINGS } from '@aangan/shared-kit/domain/chat/scam-warnings';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';

export interface ScamWarningProps {
  readonly warning: keyof typeof SCAM_WARNINGS;
}

/** What to look out for, below a message that looks like a fraud. */
export function ScamWarning({ warning }: ScamWarningProps) {
  return <AlertNote tone="attention">{SCAM_WARNINGS[warning]}</AlertNote>;
}

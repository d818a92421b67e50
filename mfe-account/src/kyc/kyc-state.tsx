import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { KYC_WORDS } from './kyc.words.ts';
import type { Papers } from './kyc-words.ts';

/** The review status of the papers and the next step. */
export function KycState({ papers: { state, reason, submittedAt, decidedAt } }: { readonly papers: Papers }) {
  if (state === 'submitted') {
    return (
      <AlertNote tone="info">{KYC_WORDS.submitted(submittedAt === null ? null : formatDay(submittedAt))}</AlertNote>
    );
  }
  if (state === 'verified') {
    return <AlertNote tone="good">Verified{decidedAt !== null && ` on ${formatDay(decidedAt)}`}.</AlertNote>;
  }
  if (state === 'rejected') {
    return <AlertNote tone="attention">{KYC_WORDS.correct(reason)}</AlertNote>;
  }
  return null;
}

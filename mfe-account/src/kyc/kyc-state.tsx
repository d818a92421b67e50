import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import type { Papers } from './kyc-words.ts';

/** The review status of the papers and the next step. */
export function KycState({ papers: { state, reason, submittedAt, decidedAt } }: { readonly papers: Papers }) {
  if (state === 'submitted') {
    return (
      <AlertNote tone="info">
        Submitted{submittedAt !== null && ` on ${formatDay(submittedAt)}`}. Our staff check your documents. The result
        appears here.
      </AlertNote>
    );
  }
  if (state === 'verified') {
    return <AlertNote tone="good">Verified{decidedAt !== null && ` on ${formatDay(decidedAt)}`}.</AlertNote>;
  }
  if (state === 'rejected') {
    return <AlertNote tone="attention">Please correct this: {reason} Then submit again.</AlertNote>;
  }
  return null;
}

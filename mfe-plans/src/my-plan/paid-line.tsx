import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { refundWords } from './my-plan.words.ts';
import { MY_PLAN_HEAD_WORDS } from './my-plan-head.words.ts';

const DOCUMENT_NAMES = { invoice: 'Invoice', receipt: 'Receipt', 'credit-note': 'Credit note' } as const;

interface PaidLineProps {
  readonly plan: Pick<MyPlan, 'paidPaise' | 'documents' | 'refund'>;
  /** Without the price. */
  readonly short?: boolean;
}

/** What was paid for a plan, its documents, and what came back. */
export function PaidLine({ plan: { paidPaise, documents, refund }, short = false }: PaidLineProps) {
  return (
    <>
      <SmallText>
        {!short && (paidPaise > 0 ? `Paid ${formatPaise(paidPaise)} with GST. ` : MY_PLAN_HEAD_WORDS.free)}
        {documents.map(({ number, kind, url }) => (
          <span key={number}>
            <a href={url}>
              {DOCUMENT_NAMES[kind]} {number}
            </a>{' '}
          </span>
        ))}
      </SmallText>
      {refund && <p>{refundWords(refund)}</p>}
    </>
  );
}

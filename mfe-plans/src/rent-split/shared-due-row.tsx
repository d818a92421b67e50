import type { SharedDue } from '@aangan/shared-kit/contracts/rent-split';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { dueStep } from '@aangan/shared-kit/domain/rent/payment-states';
import { dueLink } from '@aangan/shared-kit/links/rent-pay';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import { SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { AskedPress } from '../asked-press/public.ts';
import { DueStateLabel, dueTitle, SHARE_WORDS } from '../rent-dues/public.ts';
import { hereWords, MISSING_WORDS, SPLIT_WORDS } from './rent-split.words.ts';
import styles from './split.module.css';
import { DO } from './split-actions.ts';

/** One shared sum, live: who has paid, and what can be done about missing shares. */
export function SharedDueRow({ due }: { readonly due: SharedDue }) {
  const { dueId, state, paise, receivedPaise, shares, mayDivide } = due;
  const { revalidate } = useRevalidator();
  useLive('rent-due-state', { dueId }, (now) => {
    if (now.state !== state || now.receivedPaise !== receivedPaise) void revalidate();
  });
  const isOpen = state === 'collecting';
  const mayPay = isOpen && shares.some((share) => share.isYou && share.state !== 'received');
  return (
    <li className={styles.row}>
      <SplitRow>
        <div className={styles.rowFacts}>
          <Link to={dueLink(dueId)}>{dueTitle(due)}</Link>
          {isOpen && <SmallText as="span">{hereWords(formatPaise(receivedPaise), formatPaise(paise))}</SmallText>}
        </div>
        <DueStateLabel step={dueStep(state)} />
      </SplitRow>
      <FactRows className={styles.facts} aria-label={SPLIT_WORDS.payments}>
        {shares.map((share) => (
          <div key={share.shareId}>
            <dt>{share.isYou ? SPLIT_WORDS.you : share.name}</dt>
            <dd>
              {formatPaise(share.paise)}, {SHARE_WORDS[share.state]}
            </dd>
          </div>
        ))}
      </FactRows>
      {mayPay && (
        <div>
          <LinkButton to={dueLink(dueId)} variant="primary" label={`${SPLIT_WORDS.pay}: ${dueTitle(due)}`}>
            {SPLIT_WORDS.pay}
          </LinkButton>
        </div>
      )}
      {due.late && <Late dueId={dueId} late={due.late} amount={formatPaise(receivedPaise)} />}
      {mayDivide && (
        <ActionForm hidden={{ do: DO.divide, due: dueId }}>
          <SmallText>{MISSING_WORDS.divideText}</SmallText>
          <Button type="submit" size="small">
            {MISSING_WORDS.divide}
          </Button>
        </ActionForm>
      )}
      {shares
        .filter(({ mayCover }) => mayCover)
        .map((share) => (
          <AskedPress
            key={share.shareId}
            hidden={{ do: DO.cover, share: share.shareId }}
            title={MISSING_WORDS.coverTitle(share.name)}
            question={MISSING_WORDS.coverQuestion(share.name, formatPaise(share.paise))}
            yes={MISSING_WORDS.coverYes}
          />
        ))}
    </li>
  );
}

interface LateProps {
  readonly dueId: string;
  readonly late: NonNullable<SharedDue['late']>;
  /** What is here of the sum. */
  readonly amount: string;
}

/** Shares that are missing after the due day. */
function Late({ dueId, late: { backOn, agreed, people, mayAgree }, amount }: LateProps) {
  return (
    <>
      <AlertNote tone="attention">
        <p>{MISSING_WORDS.late(formatDay(indiaDayStart(backOn)))}</p>
        {agreed > 0 && <p>{MISSING_WORDS.agreed(agreed, people)}</p>}
      </AlertNote>
      {mayAgree && (
        <AskedPress
          hidden={{ do: DO.part, due: dueId }}
          title={MISSING_WORDS.part}
          question={MISSING_WORDS.partQuestion(amount)}
          yes={MISSING_WORDS.partYes}
        />
      )}
    </>
  );
}

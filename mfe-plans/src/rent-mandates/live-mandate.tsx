import type { AutomaticRent, RentMandate } from '@aangan/shared-kit/contracts/rent-mandates';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { AskedPress } from '../asked-press/public.ts';
import styles from './automatic.module.css';
import { AUTOMATIC_WORDS as WORDS } from './automatic.words.ts';
import { DO } from './automatic-actions.ts';
import { SetUpForm } from './set-up-form.tsx';

interface LiveMandateProps {
  readonly tenancyId: string;
  readonly mandate: RentMandate;
  readonly automatic: AutomaticRent;
}

/**
 * A mandate that takes rent, or is paused: what comes next, and what the payer can do about it. Each state takes the
 * same place: an answer that comes late does not move what is below.
 */
export function LiveMandate({ tenancyId, mandate, automatic }: LiveMandateProps) {
  const isPaused = mandate.state === 'paused';
  const coming = automatic.debits.find(({ maySkip }) => maySkip);
  const skipped = automatic.debits.find(({ mayTakeBack }) => mayTakeBack);
  const next = coming ?? automatic.next;
  return (
    <>
      <p>
        <StatusLabel tone={isPaused ? 'attention' : 'good'}>{isPaused ? WORDS.paused : WORDS.on}</StatusLabel>
      </p>
      <FactRows>
        <Fact name={WORDS.part} value={formatPaise(automatic.paise)} />
        <Fact name={WORDS.mostIs} value={formatPaise(mandate.mostPaise)} />
        <Fact name={WORDS.dayIs} value={WORDS.dueDay(mandate.debitDay)} />
        {isPaused && <Fact name={WORDS.nextIs} value={WORDS.nextPaused} />}
        {!isPaused && next && <Fact name={WORDS.nextIs} value={WORDS.next(next.month, next.debitAt)} />}
      </FactRows>
      <SmallText className={styles.state}>
        {isPaused && WORDS.pausedText}
        {!isPaused && !coming && automatic.next && WORDS.noticeFrom(automatic.next.noticeFrom)}
      </SmallText>
      <ActionsRow className={styles.presses}>
        {skipped && (
          <Press what={DO.takeBack} month={skipped.month} isFirst>
            {WORDS.takeBack(skipped.month)}
          </Press>
        )}
        {!isPaused && next && (
          <Press what={DO.skip} month={next.month}>
            {WORDS.skip(next.month)}
          </Press>
        )}
        {isPaused ? (
          <Press what={DO.resume} isFirst>
            {WORDS.resume}
          </Press>
        ) : (
          <Press what={DO.pause}>{WORDS.pause}</Press>
        )}
      </ActionsRow>
      {automatic.isOpen && !automatic.asked && (
        <details className={styles.change}>
          <summary>{WORDS.change}</summary>
          <SetUpForm tenancyId={tenancyId} automatic={automatic} />
        </details>
      )}
      <AskedPress hidden={{ do: DO.end }} title={WORDS.end} question={WORDS.endQuestion} yes={WORDS.endYes} />
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface PressProps {
  readonly what: string;
  readonly month?: string;
  /** Whether it is the first thing to do. */
  readonly isFirst?: boolean;
  readonly children: string;
}

function Press({ what, month, isFirst = false, children }: PressProps) {
  return (
    <ActionForm hidden={{ do: what, ...(month !== undefined && { month }) }}>
      <Button type="submit" {...(isFirst && { variant: 'primary' })}>
        {children}
      </Button>
    </ActionForm>
  );
}

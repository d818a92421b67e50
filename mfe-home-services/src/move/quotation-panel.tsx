import { formatPaise } from '@aangan/shared-kit/domain/money';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { PriceLines } from '../price-lines/public.ts';
import { SlotChoice, type SlotDay } from '../slot-choice/public.ts';
import type { MoveData } from './load-move.ts';
import styles from './move.module.css';
import { MOVE_WORDS as WORDS } from './move.words.ts';
import { DAY_FORM, type MoveStep } from './move-steps.ts';

const DAY: MoveStep = 'day';
const ORDER: MoveStep = 'order';

/** The firm price, the day, and how to pay. */
export function QuotationPanel({ data: { booking, move, days } }: { readonly data: MoveData }) {
  const { busy } = usePageAction();
  const { quotedUntil, servicingDate, totalPaise } = booking;
  const wished = days?.find(({ day }) => day === move.wishedDay);
  const choice = days && <DayForm days={days} wished={wished?.day} isFirst={servicingDate === null} />;
  return (
    <div className={styles.panel}>
      <Section aria-labelledby="move-quotation">
        <h2 id="move-quotation">{WORDS.quotation}</h2>
        <PriceLines price={booking} />
        {days !== null && quotedUntil !== null && <SmallText>{WORDS.validUntil(indianTime(quotedUntil))}</SmallText>}
      </Section>
      {days && (
        <Section aria-labelledby="move-day">
          <h2 id="move-day">{WORDS.day}</h2>
          {servicingDate === null ? (
            choice
          ) : (
            <>
              <p>{WORDS.chosenDay(servicingDate)}</p>
              <ActionForm hidden={{ do: ORDER }}>
                <ActionsRow>
                  <Button type="submit" name="payWhen" value="first" variant="primary" busy={busy}>
                    {WORDS.payFirst(formatPaise(totalPaise))}
                  </Button>
                  <Button type="submit" name="payWhen" value="after" busy={busy}>
                    {WORDS.payAfter}
                  </Button>
                </ActionsRow>
                <SmallText>{WORDS.payNote}</SmallText>
              </ActionForm>
              <details>
                <summary className={styles.toggle}>{WORDS.otherDay}</summary>
                {choice}
              </details>
            </>
          )}
        </Section>
      )}
    </div>
  );
}

interface DayFormProps {
  readonly days: readonly SlotDay[];
  /** The day of the estimate, `2026-11-24`, if it is free. */
  readonly wished: string | undefined;
  readonly isFirst: boolean;
}

function DayForm({ days, wished = '', isFirst }: DayFormProps) {
  const form = usePageForm(DAY_FORM, { defaults: { slot: wished }, hidden: { do: DAY } });
  return (
    <Form form={form} aria-label={WORDS.saveDay}>
      <SlotChoice days={days} legend={WORDS.dayLegend} {...form.field('slot')} />
      <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} busy={form.busy}>
        {WORDS.saveDay}
      </Button>
    </Form>
  );
}

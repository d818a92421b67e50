import { formatPaise } from '@aangan/shared-kit/domain/money';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { Button } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import { PriceLines } from '../price-lines/public.ts';
import { SlotChoice } from '../slot-choice/public.ts';
import type { MoveData } from './load-move.ts';
import styles from './move.module.css';
import { MOVE_WORDS as WORDS } from './move.words.ts';
import { StepForm } from './step-form.tsx';

/** The firm price, the day, and how to pay. */
export function QuotationPanel({ data: { booking, move, days } }: { readonly data: MoveData }) {
  const { quotedUntil, servicingDate, totalPaise } = booking;
  const wished = days?.find(({ day }) => day === move.wishedDay);
  const choice = days && (
    <StepForm step="day">
      {({ busy, field }) => (
        <>
          <SlotChoice
            days={days}
            legend={WORDS.dayLegend}
            {...field('slot')}
            defaultValue={field('slot').defaultValue || (wished?.day ?? '')}
          />
          <Button type="submit" variant={servicingDate === null ? 'primary' : 'secondary'} busy={busy}>
            {WORDS.saveDay}
          </Button>
        </>
      )}
    </StepForm>
  );
  return (
    <div className={styles.panel}>
      <Section aria-labelledby="move-quotation">
        <h2 id="move-quotation">{WORDS.quotation}</h2>
        <PriceLines price={booking} />
        {days !== null && quotedUntil !== null && (
          <p className={styles.soft}>{WORDS.validUntil(indianTime(quotedUntil))}</p>
        )}
      </Section>
      {days && (
        <Section aria-labelledby="move-day">
          <h2 id="move-day">{WORDS.day}</h2>
          {servicingDate === null ? (
            choice
          ) : (
            <>
              <p>{WORDS.chosenDay(servicingDate)}</p>
              <StepForm step="order">
                {({ busy }) => (
                  <>
                    <ActionsRow>
                      <Button type="submit" name="payWhen" value="first" variant="primary" busy={busy}>
                        {WORDS.payFirst(formatPaise(totalPaise))}
                      </Button>
                      <Button type="submit" name="payWhen" value="after" busy={busy}>
                        {WORDS.payAfter}
                      </Button>
                    </ActionsRow>
                    <p className={styles.soft}>{WORDS.payNote}</p>
                  </>
                )}
              </StepForm>
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

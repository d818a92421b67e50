import type { RentHold } from '@aangan/shared-kit/contracts/rent-holds';
import { agreementUploadLink } from '@aangan/shared-kit/links/rent-pay';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { AskedPress } from '../asked-press/public.ts';
import { ANSWER_LENGTH, DO, HOLD_ANSWER } from './answer-hold.ts';
import { HOLD_WORDS, REASON_WORDS } from './rent-hold.words.ts';

/** What a payer can do about a held payout: explain it, add the agreement, or get the money back. */
export function HoldAnswer({ hold }: { readonly hold: RentHold }) {
  const form = usePageForm(HOLD_ANSWER, { defaults: { text: hold.answer ?? '' }, hidden: { do: DO.explain } });
  return (
    <>
      <Section aria-labelledby="hold-answer">
        <h2 id="hold-answer">{HOLD_WORDS.answerTitle}</h2>
        {hold.reason === 'large-first-payment' && (
          <div>
            <LinkButton to={agreementUploadLink('rent', hold.tenancyId)}>{HOLD_WORDS.agreement}</LinkButton>
          </div>
        )}
        <Form form={form} aria-labelledby="hold-answer">
          <TextAreaField
            label={HOLD_WORDS.answer}
            help={REASON_WORDS[hold.reason].help}
            rows={5}
            maxLength={ANSWER_LENGTH.most}
            {...form.field('text')}
          />
          <Button type="submit" variant="primary" busy={form.busy}>
            {HOLD_WORDS.send}
          </Button>
        </Form>
      </Section>
      <MoneyBack />
    </>
  );
}

function MoneyBack() {
  return (
    <Section aria-labelledby="hold-back">
      <h2 id="hold-back">{HOLD_WORDS.backTitle}</h2>
      <SmallText>{HOLD_WORDS.backText}</SmallText>
      <AskedPress
        hidden={{ do: DO.giveUp }}
        title={HOLD_WORDS.back}
        question={HOLD_WORDS.backQuestion}
        yes={HOLD_WORDS.backYes}
      />
    </Section>
  );
}

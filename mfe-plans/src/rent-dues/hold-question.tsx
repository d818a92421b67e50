import type { RentHold } from '@aangan/shared-kit/contracts/rent-holds';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { agreementUploadLink, type RentPayKind } from '@aangan/shared-kit/links/rent-pay';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { DUE_WORDS, HOLD_WORDS, holdEndWords } from './due.words.ts';
import { DO } from './due-actions.ts';

interface HoldQuestionProps {
  readonly hold: RentHold;
  readonly kind: RentPayKind;
}

/** Why a payout waits: the question to the payer, the answer, and the way to get the money back. */
export function HoldQuestion({ hold, kind }: HoldQuestionProps) {
  const { reason, state, answer, endsOn, tenancyId } = hold;
  return (
    <Section aria-labelledby="hold">
      <h2 id="hold">{DUE_WORDS.holdTitle}</h2>
      <AlertNote tone="attention">{HOLD_WORDS[reason]}</AlertNote>
      {answer !== null && (
        <p>
          {DUE_WORDS.holdYours}: {answer}
        </p>
      )}
      {state === 'answered' ? <AlertNote tone="info">{DUE_WORDS.holdAnswered}</AlertNote> : <HoldAnswer />}
      {reason === 'large-first-payment' && (
        <ActionsRow>
          <LinkButton to={agreementUploadLink(kind, tenancyId)}>{DUE_WORDS.upload}</LinkButton>
        </ActionsRow>
      )}
      <ActionForm hidden={{ do: DO.giveBack }}>
        <Button type="submit" variant="quiet">
          {DUE_WORDS.holdReturn}
        </Button>
      </ActionForm>
      <SmallText>{holdEndWords(formatDay(endsOn))}</SmallText>
    </Section>
  );
}

function HoldAnswer() {
  const form = useActionForm({ do: DO.explain });
  return (
    <Form form={form} aria-labelledby="hold">
      <p>{DUE_WORDS.holdAsk}</p>
      <TextAreaField label={DUE_WORDS.holdField} required minLength={20} maxLength={1000} {...form.field('text')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {DUE_WORDS.holdSend}
      </Button>
    </Form>
  );
}

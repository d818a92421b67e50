import { creditConsent } from '@aangan/shared-kit/domain/credit/credit-check';
import { spacedPhone } from '@aangan/shared-kit/domain/phone';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedFacts } from '@aangan/shared-kit/ui/lined-rows';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { CREDIT_WORDS as WORDS } from './credit-check.words.ts';
import { CREDIT_FORM, DO } from './credit-form.ts';

interface CreditQuestionProps {
  readonly bureau: string;
  readonly name: string;
  readonly phone: string;
  /** The masked PAN of the newest report; undefined without one. */
  readonly panShown: string | undefined;
}

/** Consent and PAN, before the bureau is asked. */
export function CreditQuestion({ bureau, name, phone, panShown }: CreditQuestionProps) {
  const form = usePageForm(CREDIT_FORM, { hidden: { do: DO.check } });
  return (
    <Section aria-labelledby="question">
      <h2 id="question">{panShown === undefined ? WORDS.get : WORDS.again}</h2>
      <LinedFacts>
        <div>
          <dt>{WORDS.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{WORDS.phone}</dt>
          <dd>{spacedPhone(phone)}</dd>
        </div>
      </LinedFacts>
      <Form form={form} aria-label={WORDS.get}>
        <TextField
          label={WORDS.pan}
          help={panShown === undefined ? WORDS.panHelp : `${WORDS.panHelp} ${WORDS.panSame(panShown)}`}
          required={panShown === undefined}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('pan')}
        />
        <h3>{WORDS.consent}</h3>
        <p>{creditConsent(bureau)}</p>
        <Button type="submit" variant="primary" busy={form.busy}>
          {WORDS.submit}
        </Button>
        <SmallText>{WORDS.takes}</SmallText>
      </Form>
    </Section>
  );
}

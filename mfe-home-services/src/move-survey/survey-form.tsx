import { SURVEYS } from '@aangan/shared-kit/domain/home-services/booking-details';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { SlotChoice, type SlotDay } from '../slot-choice/public.ts';
import styles from './survey.module.css';
import { SURVEY_WORDS as WORDS } from './survey.words.ts';
import { SURVEY_FORM, surveyOf } from './survey-definition.ts';

const NOTES = { video: WORDS.videoNote, visit: WORDS.visitNote } as const;

/** Addresses, the kind of the survey, and its time. */
export function SurveyForm({ days }: { readonly days: readonly SlotDay[] }) {
  const form = usePageForm(SURVEY_FORM);
  const { field } = form;
  return (
    <Form form={form} aria-label={WORDS.title}>
      <TextField label={WORDS.fromAddress} autoComplete="street-address" maxLength={300} {...field('fromAddress')} />
      <TextField
        label={WORDS.toAddress}
        help={WORDS.toAddressHelp}
        autoComplete="off"
        maxLength={300}
        {...field('toAddress')}
      />
      <fieldset className={styles.kinds}>
        <legend>{WORDS.how}</legend>
        {SURVEYS.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name="survey"
              value={kind}
              defaultChecked={kind === surveyOf(field('survey').defaultValue)}
            />
            <span>
              {WORDS[kind]}
              <span className={styles.note}>{NOTES[kind]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <SlotChoice days={days} legend={WORDS.slot} {...field('slot')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {WORDS.book}
      </Button>
    </Form>
  );
}

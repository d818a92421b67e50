import { SURVEYS } from '@aangan/shared-kit/domain/home-services/booking-details';
import { hasCityMap } from '@aangan/shared-kit/domain/home-services/packers-city';
import type { MovePlan } from '@aangan/shared-kit/links/move-plan';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Legend, Stack } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { PinField, pinOf } from '../map-pin/public.ts';
import { SlotChoice, type SlotDay } from '../slot-choice/public.ts';
import styles from './survey.module.css';
import { SURVEY_WORDS as WORDS } from './survey.words.ts';
import { SURVEY_FORM, surveyOf } from './survey-definition.ts';

const NOTES = { video: WORDS.videoNote, visit: WORDS.visitNote } as const;

interface SurveyFormProps {
  readonly plan: MovePlan;
  readonly days: readonly SlotDay[];
}

/** Addresses with their pins, the kind of the survey, and its time. */
export function SurveyForm({ plan, days }: SurveyFormProps) {
  const form = usePageForm(SURVEY_FORM);
  const { field } = form;
  return (
    <Form form={form} aria-label={WORDS.title}>
      <TextField label={WORDS.fromAddress} autoComplete="street-address" maxLength={300} {...field('fromAddress')} />
      <EndPin plan={plan} side="from" field={field} />
      <TextField
        label={WORDS.toAddress}
        help={WORDS.toAddressHelp}
        autoComplete="off"
        maxLength={300}
        {...field('toAddress')}
      />
      <EndPin plan={plan} side="to" field={field} />
      <Stack as="fieldset" gap={16}>
        <Legend>{WORDS.how}</Legend>
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
      </Stack>
      <SlotChoice days={days} legend={WORDS.slot} {...field('slot')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {WORDS.book}
      </Button>
    </Form>
  );
}

interface EndPinProps {
  readonly plan: MovePlan;
  readonly side: 'from' | 'to';
  readonly field: (name: 'fromLatitude' | 'fromLongitude' | 'toLatitude' | 'toLongitude') => {
    readonly name: string;
    readonly defaultValue: string;
  };
}

/** The pin of one end, where we have a map of its city. The crew drives to it, and the distance is exact. */
function EndPin({ plan, side, field }: EndPinProps) {
  const { city, locality } = plan[side];
  const [latitude, longitude] = [field(`${side}Latitude`), field(`${side}Longitude`)];
  if (!hasCityMap(city)) return null;
  return (
    <PinField
      city={city}
      locality={locality}
      first={pinOf(latitude.defaultValue, longitude.defaultValue)}
      page="moveSurvey"
      names={{ latitude: latitude.name, longitude: longitude.name }}
      label={WORDS[`${side}Pin`]}
    />
  );
}

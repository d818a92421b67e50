import { type MovePlan, movePlanQuery } from '@aangan/shared-kit/links/move-plan';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { Form } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Legend } from '@aangan/shared-kit/ui/layout';
import { PLAN_WORDS } from '../move-plan/public.ts';
import styles from './survey.module.css';
import { SURVEY_WORDS as WORDS } from './survey.words.ts';

const SIDES = ['from', 'to'] as const;

interface EndsFormProps {
  readonly plan: MovePlan;
  readonly leadId: string | undefined;
}

/** Locality and PIN code of both ends: a GET form that leads back to this page with them. */
export function EndsForm({ plan, leadId }: EndsFormProps) {
  const asked = SIDES.flatMap((side) => [`${side}Locality`, `${side}Pin`]);
  const sent = [...movePlanQuery(plan)].filter(([name]) => !asked.includes(name));
  return (
    <Form method="get" action={`${PACKERS_LINK}/survey`} className={styles.ends} aria-labelledby="survey-ends">
      <h2 id="survey-ends">{WORDS.ends}</h2>
      <p>{WORDS.endsLead}</p>
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {leadId !== undefined && <input type="hidden" name="lead" value={leadId} />}
      {SIDES.map((side) => (
        <fieldset key={side} className={styles.end}>
          <Legend>{PLAN_WORDS[side]}</Legend>
          <TextField
            label={PLAN_WORDS.locality}
            name={`${side}Locality`}
            required
            minLength={2}
            maxLength={80}
            autoComplete="off"
            defaultValue={plan[side].locality}
          />
          <TextField
            label={PLAN_WORDS.pin}
            name={`${side}Pin`}
            required
            inputMode="numeric"
            pattern="[1-9][0-9]{5}"
            title={WORDS.pinTitle}
            maxLength={6}
            autoComplete="off"
            defaultValue={plan[side].pin}
          />
        </fieldset>
      ))}
      <Button type="submit" variant="primary">
        {WORDS.endsNext}
      </Button>
    </Form>
  );
}

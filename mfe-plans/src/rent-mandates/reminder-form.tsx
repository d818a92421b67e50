import type { AutomaticRent } from '@aangan/shared-kit/contracts/rent-mandates';
import { REMINDER_DAYS, REMINDER_WAYS } from '@aangan/shared-kit/domain/rent/reminder-days';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckboxGroup } from '@aangan/shared-kit/ui/choice-group';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { daysBeforeWords, WAY_WORDS, REMINDER_WORDS as WORDS } from './automatic.words.ts';
import { DO } from './automatic-actions.ts';

interface ReminderFormProps {
  readonly automatic: AutomaticRent;
  /** Whether the choice was saved just now. */
  readonly isSaved: boolean;
}

/** When and how a payer is reminded. */
export function ReminderForm({ automatic: { reminder, reminderWays }, isSaved }: ReminderFormProps) {
  const form = useActionForm({ do: DO.remind });
  const [days, setDays] = useState(reminder.daysBefore.map(String));
  const [ways, setWays] = useState<string[]>(reminder.ways.length > 0 ? reminder.ways : reminderWays.slice(0, 1));
  return (
    <Section id="reminders" aria-labelledby="reminders-title">
      <h2 id="reminders-title">{WORDS.title}</h2>
      <p>{WORDS.lead}</p>
      {isSaved && <AlertNote tone="good">{WORDS.saved}</AlertNote>}
      {reminderWays.length === 0 ? (
        <p>{WORDS.noWay}</p>
      ) : (
        <Form form={form} aria-labelledby="reminders-title">
          <CheckboxGroup
            legend={WORDS.days}
            name="days"
            help={WORDS.off}
            options={REMINDER_DAYS.map((each) => ({ value: String(each), label: daysBeforeWords(each) }))}
            value={days}
            onChange={setDays}
          />
          <CheckboxGroup
            legend={WORDS.ways}
            name="ways"
            options={REMINDER_WAYS.filter((way) => reminderWays.includes(way)).map((value) => ({
              value,
              label: WAY_WORDS[value],
            }))}
            value={ways}
            onChange={setWays}
            error={form.refusal?.problemsByField.ways}
          />
          <Button type="submit" busy={form.busy}>
            {WORDS.save}
          </Button>
        </Form>
      )}
    </Section>
  );
}

import { COMMUTE_MINUTES, COMMUTE_MODES } from '@aangan/shared-kit/domain/commute';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Legend, SmallText } from '@aangan/shared-kit/ui/layout';
import type { ToolsData } from './load-tools.ts';
import styles from './tools.module.css';
import { TOOLS_WORDS } from './tools.words.ts';
import { TOOL } from './tools-action.ts';

const MODES = Object.entries(COMMUTE_MODES).map(([value, { label }]) => ({
  value,
  label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
}));
const MINUTES = COMMUTE_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

/** The commutes of one or two people, which are saved for the city and kind of home. */
export function CommuteForm({ tools: { city, propertyType, commute } }: { readonly tools: ToolsData }) {
  const saved = commute === 'failed' ? null : commute;
  const form = useActionForm({ do: TOOL.commute, city, propertyType, commuteId: saved?.commuteId ?? '' });
  return (
    <Form form={form} className={styles.body} aria-label={TOOLS_WORDS.commute}>
      <SmallText>{TOOLS_WORDS.commuteHelp}</SmallText>
      {commute === 'failed' && <AlertNote tone="attention">{TOOLS_WORDS.commuteFailed}</AlertNote>}
      {TOOLS_WORDS.people.map((who, index) => {
        const person = saved?.people[index];
        return (
          <fieldset key={who} className={styles.body}>
            <Legend>{who}</Legend>
            <TextField
              label={TOOLS_WORDS.to}
              maxLength={80}
              autoComplete="off"
              {...form.field(`to${index}`, person?.name)}
            />
            <div className={styles.pair}>
              <SelectField
                label={TOOLS_WORDS.how}
                options={MODES}
                {...form.field(`mode${index}`, person?.mode ?? 'transit')}
              />
              <SelectField
                label={TOOLS_WORDS.minutes}
                options={MINUTES}
                {...form.field(`minutes${index}`, String(person?.minutes ?? 45))}
              />
            </div>
          </fieldset>
        );
      })}
      <Button type="submit" busy={form.busy}>
        {TOOLS_WORDS.commuteSave}
      </Button>
    </Form>
  );
}

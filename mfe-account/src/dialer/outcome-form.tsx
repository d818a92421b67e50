import type { OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { CALL_NOTE } from '@aangan/shared-kit/domain/dialer/call-note';
import { CALL_OUTCOMES } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { FieldError, SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import type { CaseStep } from './act-on-case.ts';
import styles from './dialer.module.css';
import { DIALER_WORDS, OUTCOME_WORDS, timeWords } from './dialer.words.ts';
import { keyOf } from './use-dialer-keys.ts';

const STEP = { outcome: 'outcome', note: 'note' } as const satisfies Record<string, CaseStep>;

interface OutcomeFormProps {
  readonly opened: OpenedCallCase;
  /** Whether the hints of keys are shown. */
  readonly keys: boolean;
}

/** How the call went, when the next one is, and a note. */
export function OutcomeForm({ opened: { id, seq, times, timeZone }, keys }: OutcomeFormProps) {
  const form = useActionForm({ case: id, seq: String(seq) });
  const { id: outcomeId, defaultValue: chosen, error } = form.field('outcome');
  return (
    <Form form={form} aria-label={DIALER_WORDS.outcome}>
      <fieldset className={styles.outcomes} aria-describedby={error === undefined ? undefined : `${outcomeId}-error`}>
        <legend>{DIALER_WORDS.outcome}</legend>
        {CALL_OUTCOMES.map((outcome, index) => (
          <label key={outcome} className={styles.outcome}>
            <input
              type="radio"
              name="outcome"
              value={outcome}
              data-key={keyOf(outcome)}
              defaultChecked={chosen === outcome}
              aria-keyshortcuts={keys ? keyOf(outcome) : undefined}
              {...(index === 0 && { id: outcomeId })}
            />
            <span>
              <span className={styles.name}>
                {OUTCOME_WORDS[outcome].label}
                {keys && <kbd>{keyOf(outcome)}</kbd>}
              </span>
              <SmallText as="span">{OUTCOME_WORDS[outcome].effect}</SmallText>
            </span>
          </label>
        ))}
        <FieldError id={`${outcomeId}-error`} error={error} />
      </fieldset>
      <SelectField
        label={DIALER_WORDS.nextOn}
        help={DIALER_WORDS.nextOnHelp}
        options={[
          { value: '', label: DIALER_WORDS.byTable },
          ...times.map((at) => ({ value: String(at), label: timeWords(at, timeZone) })),
        ]}
        {...form.field('nextOn')}
      />
      <TextAreaField
        label={DIALER_WORDS.note}
        help={DIALER_WORDS.noteHelp}
        rows={3}
        maxLength={CALL_NOTE.most}
        {...form.field('note')}
      />
      <ActionsRow>
        <Button type="submit" name="do" value={STEP.outcome} variant="primary" busy={form.busy}>
          {DIALER_WORDS.save}
        </Button>
        <Button type="submit" name="do" value={STEP.note} variant="quiet" busy={form.busy}>
          {DIALER_WORDS.addNote}
        </Button>
      </ActionsRow>
    </Form>
  );
}

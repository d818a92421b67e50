import type { OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { CALL_NOTE } from '@aangan/shared-kit/domain/dialer/call-note';
import { CALL_OUTCOMES } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { EffectChoice, EffectChoices } from '@aangan/shared-kit/ui/effect-choices';
import { FieldError, SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
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
      <EffectChoices
        legend={DIALER_WORDS.outcome}
        aria-describedby={error === undefined ? undefined : `${outcomeId}-error`}
      >
        {CALL_OUTCOMES.map((outcome, index) => (
          <EffectChoice
            key={outcome}
            name="outcome"
            value={outcome}
            data-key={keyOf(outcome)}
            defaultChecked={chosen === outcome}
            aria-keyshortcuts={keys ? keyOf(outcome) : undefined}
            {...(index === 0 && { id: outcomeId })}
            label={
              <span className={styles.name}>
                {OUTCOME_WORDS[outcome].label}
                {keys && <kbd>{keyOf(outcome)}</kbd>}
              </span>
            }
            effect={OUTCOME_WORDS[outcome].effect}
          />
        ))}
        <FieldError id={`${outcomeId}-error`} error={error} />
      </EffectChoices>
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

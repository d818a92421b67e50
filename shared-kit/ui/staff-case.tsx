import { type FormEvent, type ReactNode, useId } from 'react';
import { REASON_LENGTH, TAKE_BACK_MS } from '../domain/staff-decision.ts';
import { type Refusal, usePageAction } from '../platform/page.ts';
import type { StaffChoice, StaffQueue } from '../platform/staff-queue.ts';
import { AlertNote } from './alert-note.tsx';
import { Button } from './button.tsx';
import { TextAreaField } from './field.tsx';
import { Panel, SmallText } from './layout.tsx';
import styles from './staff-case.module.css';
import { STAFF_CASE_WORDS } from './staff-case.words.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface StaffCaseProps {
  readonly id: string;
  readonly title: string;
  readonly queue: Pick<StaffQueue<never>, 'takeBack' | 'reasonReader'>;
  readonly choices: readonly StaffChoice[];
  /** Why the decision on this case was not saved. */
  readonly refusal: Refusal | undefined;
  /** What other staff do with it. */
  readonly note: string | undefined;
  /** Called when this person begins to work on it. */
  readonly onLook: () => void;
  /** What is known. */
  readonly children: ReactNode;
}

const TAKE_BACK_WORDS = STAFF_CASE_WORDS.takeBack(TAKE_BACK_MS / 60_000);

/** A case with the form that decides it. */
export function StaffCase({ id, title, queue, choices, refusal, note, onLook, children }: StaffCaseProps) {
  const { busy, submit } = usePageAction();
  const heading = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget));
  };
  return (
    <Panel as="section" id={id} aria-labelledby={heading} onFocus={onLook}>
      <h2 id={heading}>{title}</h2>
      {children}
      {note !== undefined && <AlertNote tone="attention">{note}</AlertNote>}
      <form method="post" className={styles.form} onSubmit={send} aria-busy={busy}>
        {refusal?.problem !== undefined && <AlertNote tone="error">{refusal.problem}</AlertNote>}
        <input type="hidden" name="id" value={id} />
        <fieldset className={styles.choices}>
          <legend>Your decision</legend>
          {choices.map(({ name, label, effect, needsReason }) => (
            <label key={name} className={styles.choice}>
              <input
                type={choices.length === 1 ? 'checkbox' : 'radio'}
                name="choice"
                value={name}
                required
                defaultChecked={refusal?.values.choice === name}
              />
              <span>
                {label}
                <span className={styles.effect}>
                  {effect}
                  {needsReason && ' Say why below.'}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label="Why"
          name="reason"
          rows={2}
          maxLength={REASON_LENGTH.most}
          help={STAFF_CASE_WORDS.stored(queue.reasonReader)}
          defaultValue={refusal?.values.reason ?? ''}
          error={refusal?.problemsByField.reason}
        />
        <Button type="submit" variant="primary" busy={busy}>
          Save the decision
          <VisuallyHidden> on {title}</VisuallyHidden>
        </Button>
        <SmallText>{queue.takeBack ? TAKE_BACK_WORDS : STAFF_CASE_WORDS.final}</SmallText>
      </form>
    </Panel>
  );
}

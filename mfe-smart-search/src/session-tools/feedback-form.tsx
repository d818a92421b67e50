import { PRODUCT_FEEDBACK_REASONS } from '@aangan/shared-kit/domain/smart-search/session-options';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Legend, WrappedRow } from '@aangan/shared-kit/ui/layout';
import type { ToolsData } from './load-tools.ts';
import styles from './tools.module.css';
import { FEEDBACK_REASON_WORDS, TOOLS_WORDS } from './tools.words.ts';
import { TOOL } from './tools-action.ts';

/** What the visitor thinks of smart search; sent again, it replaces the first answer. */
export function FeedbackForm({ feedback }: Pick<ToolsData, 'feedback'>) {
  const form = useActionForm({ do: TOOL.feedback });
  const given = feedback === 'failed' ? null : feedback;
  return (
    <Form form={form} className={styles.body} aria-label={TOOLS_WORDS.feedback}>
      {given && !form.busy && <AlertNote tone="good">{TOOLS_WORDS.feedbackGiven}</AlertNote>}
      <fieldset>
        <Legend>{TOOLS_WORDS.rating}</Legend>
        <WrappedRow>
          {TOOLS_WORDS.ratings.map((label, index) => (
            <ChipToggle
              key={label}
              type="radio"
              name="rating"
              required
              value={String(index + 1)}
              defaultChecked={given?.rating === index + 1}
            >
              {label}
            </ChipToggle>
          ))}
        </WrappedRow>
      </fieldset>
      <fieldset>
        <Legend>{TOOLS_WORDS.reasons}</Legend>
        <WrappedRow>
          {PRODUCT_FEEDBACK_REASONS.map((reason) => (
            <ChipToggle key={reason} name="reasons" value={reason} defaultChecked={given?.reasons.includes(reason)}>
              {FEEDBACK_REASON_WORDS[reason]}
            </ChipToggle>
          ))}
        </WrappedRow>
      </fieldset>
      <TextAreaField label={TOOLS_WORDS.words} maxLength={500} rows={3} {...form.field('words', given?.words)} />
      <Button type="submit" busy={form.busy}>
        {TOOLS_WORDS.send}
      </Button>
    </Form>
  );
}

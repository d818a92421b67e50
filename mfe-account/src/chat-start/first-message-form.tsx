import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import type { FormDefinition } from '@aangan/shared-kit/platform/form-definition';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { START_WORDS } from './chat-start.words.ts';

interface FirstMessageFormProps {
  readonly definition: FormDefinition<'text'>;
  /** Who gets it. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** A form that is sent twice is one message. */
  readonly messageKey: string;
  readonly label: string;
  readonly send: string;
  readonly defaultText?: string;
}

/** A form with one message. */
export function FirstMessageForm(props: FirstMessageFormProps) {
  const { definition, hidden = {}, messageKey, label, send, defaultText = '' } = props;
  const form = usePageForm(definition, { defaults: { text: defaultText }, hidden });
  return (
    <Form form={form} aria-label={label}>
      <input type="hidden" name="key" value={messageKey} />
      <TextAreaField label={START_WORDS.text} maxLength={CHAT_LIMITS.text} {...form.field('text')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {send}
      </Button>
    </Form>
  );
}

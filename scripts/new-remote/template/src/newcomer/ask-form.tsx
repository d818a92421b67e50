import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { PhoneField } from '@aangan/shared-kit/ui/phone-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { ASK } from './ask.ts';

/** A form that works with and without JavaScript. */
export function AskForm() {
  const form = usePageForm(ASK);
  return (
    <Form form={form} aria-label="Ask us">
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <PhoneField label="Phone" {...form.field('phone')} />
      <TextAreaField label="What would you like to know?" maxLength={500} {...form.field('message')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        Ask for a call
      </Button>
    </Form>
  );
}

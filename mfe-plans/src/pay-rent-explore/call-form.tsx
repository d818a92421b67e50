import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Panel } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { PhoneField } from '@aangan/shared-kit/ui/phone-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { CALL_FORM } from './call-me.ts';
import { EXPLORE_WORDS } from './explore.words.ts';

/** The short form for people who want to be called, and what happens after it. */
export function CallForm({ sent }: { readonly sent: boolean }) {
  return (
    <Panel as="section" id={CALL_FORM.name} aria-labelledby="call-title">
      <h2 id="call-title">{EXPLORE_WORDS.callTitle}</h2>
      {sent ? <AlertNote tone="good">{LEAD_SENT_MESSAGE}</AlertNote> : <CallFields />}
    </Panel>
  );
}

function CallFields() {
  const form = usePageForm(CALL_FORM);
  const { field } = form;
  return (
    <>
      <p>{EXPLORE_WORDS.callText}</p>
      <Form form={form} aria-labelledby="call-title">
        <TextField label={EXPLORE_WORDS.name} autoComplete="name" {...field('name')} />
        <PhoneField label={EXPLORE_WORDS.phone} {...field('phone')} />
        <MoneyField label={EXPLORE_WORDS.rent} help={EXPLORE_WORDS.rentHelp} {...field('rent')} />
        <Button type="submit" busy={form.busy}>
          {EXPLORE_WORDS.call}
        </Button>
      </Form>
    </>
  );
}

import { TICKET_TEXT, TICKET_TOPIC_KEYS, TICKET_TOPICS } from '@aangan/shared-kit/domain/support/tickets';
import { NEW_TICKET_LINK } from '@aangan/shared-kit/links/tickets';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { type AskedAbout, TICKET_FORM } from './ticket-form.ts';
import { NEW_TICKET_WORDS, subjectWords } from './tickets.words.ts';

const TOPICS = TICKET_TOPIC_KEYS.map((value) => ({ value, label: TICKET_TOPICS[value].label }));

/** The fields of a request, with what is sent along in the open. */
export function TicketFields({ asked: { topic, about, reference } }: { readonly asked: AskedAbout }) {
  const form = usePageForm(TICKET_FORM, { defaults: { topic } });
  const { field } = form;
  const subject = subjectWords({ about: about ?? null, reference: reference ?? '' });
  return (
    <Form form={form} aria-label={NEW_TICKET_WORDS.title}>
      <SelectField label={NEW_TICKET_WORDS.topic} options={TOPICS} {...field('topic')} />
      <TextAreaField
        label={NEW_TICKET_WORDS.text}
        help={NEW_TICKET_WORDS.textHelp}
        maxLength={TICKET_TEXT.most}
        {...field('text')}
      />
      {subject !== undefined && (
        <p>
          {NEW_TICKET_WORDS.sendsWith}: {subject}. <Link to={NEW_TICKET_LINK}>{NEW_TICKET_WORDS.drop}</Link>
          <input type="hidden" name="about" value={about} />
          <input type="hidden" name="reference" value={reference ?? ''} />
        </p>
      )}
      <Button type="submit" variant="primary" busy={form.busy}>
        {NEW_TICKET_WORDS.send}
      </Button>
      <SmallText>{NEW_TICKET_WORDS.files}</SmallText>
    </Form>
  );
}

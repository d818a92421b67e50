import {
  TICKET_TEXT,
  TICKET_TOPIC_KEYS,
  TICKET_TOPICS,
  type TicketTopic,
} from '@aangan/shared-kit/domain/support/tickets';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import type { KnownThing } from './known-things.ts';
import { START_FORM, thingValue } from './start-form.ts';
import styles from './support-chat.module.css';
import { SUPPORT_CHAT_WORDS } from './support-chat.words.ts';

const TOPICS = TICKET_TOPIC_KEYS.map((value) => ({ value, label: TICKET_TOPICS[value].label }));

interface StartFieldsProps {
  readonly topic: TicketTopic;
  /** What was asked before. */
  readonly text: string;
  readonly things: readonly KnownThing[];
  /** The thing whose page asked for help. */
  readonly chosen: KnownThing | undefined;
  /** The page from which the person came. */
  readonly page: string | undefined;
}

/** The first message. What it is about and the page are sent only as the person says here. */
export function StartFields({ topic, text, things, chosen, page }: StartFieldsProps) {
  const thing = chosen ? thingValue(chosen.about, chosen.reference) : '';
  const form = usePageForm(START_FORM, { defaults: { topic, text, thing } });
  const { field } = form;
  const options = [
    { value: '', label: SUPPORT_CHAT_WORDS.nothing },
    ...things.map(({ about, reference, label }) => ({ value: thingValue(about, reference), label })),
  ];
  return (
    <Form form={form} aria-label={SUPPORT_CHAT_WORDS.start}>
      <SelectField label={SUPPORT_CHAT_WORDS.topic} options={TOPICS} {...field('topic')} />
      <TextAreaField
        label={SUPPORT_CHAT_WORDS.text}
        help={SUPPORT_CHAT_WORDS.textHelp}
        maxLength={TICKET_TEXT.most}
        {...field('text')}
      />
      {things.length > 0 && (
        <SelectField
          label={SUPPORT_CHAT_WORDS.thing}
          help={SUPPORT_CHAT_WORDS.thingHelp}
          options={options}
          {...field('thing')}
        />
      )}
      {page !== undefined && (
        <label className={styles.consent}>
          <input type="checkbox" name="page" value={page} />
          <span>
            {SUPPORT_CHAT_WORDS.page}: <code>{page}</code>
          </span>
        </label>
      )}
      <Button type="submit" variant="primary" busy={form.busy}>
        {SUPPORT_CHAT_WORDS.send}
      </Button>
      <SmallText>{SUPPORT_CHAT_WORDS.files}</SmallText>
    </Form>
  );
}

import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { FieldError } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { Panel } from '../message-thread/public.ts';
import { whenWords } from '../moments/public.ts';
import type { ChatDoing } from './chat-actions.ts';
import { ADD_WORDS, CANCEL } from './chat-panels.words.ts';
import { capital } from './message-part.words.ts';
import styles from './thread.module.css';

interface TimesPanelProps {
  readonly conversation: Conversation;
  /** Free times, epoch ms. */
  readonly times: readonly number[];
  readonly formKey: string;
}

const PROPOSE: ChatDoing = 'propose';

/** Visits are at the home, so their times are Indian. */
const INDIA = 'Asia/Kolkata';

/** Proposes free times of a visit; the other person chooses one. */
export function TimesPanel({ conversation: { id, name }, times, formKey }: TimesPanelProps) {
  const { now } = usePlatform();
  const form = useActionForm({ do: PROPOSE });
  const field = form.field('time');
  const cancel = <LinkButton to={chatLink(id)}>{CANCEL}</LinkButton>;
  if (times.length === 0) {
    return (
      <Panel title={ADD_WORDS.timesTitle}>
        <p>{ADD_WORDS.timesNone}</p>
        {cancel}
      </Panel>
    );
  }
  return (
    <Panel title={ADD_WORDS.timesTitle}>
      <Form form={form} aria-label={ADD_WORDS.timesTitle}>
        <input type="hidden" name="key" value={formKey} />
        <SmallText>{ADD_WORDS.timesHelp(name)}</SmallText>
        <fieldset id={field.id} tabIndex={-1} aria-describedby={field.error && `${field.id}-error`}>
          <legend className="visually-hidden">{ADD_WORDS.times}</legend>
          <div className={styles.slots}>
            {times.map((time) => (
              <ChipToggle key={time} name={field.name} value={time}>
                {capital(whenWords(time, now, INDIA))}
              </ChipToggle>
            ))}
          </div>
          <FieldError id={`${field.id}-error`} error={field.error} />
        </fieldset>
        <ActionsRow>
          <Button type="submit" variant="primary" busy={form.busy}>
            {ADD_WORDS.timesSend}
          </Button>
          {cancel}
        </ActionsRow>
      </Form>
    </Panel>
  );
}

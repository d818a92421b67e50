import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { Link } from '@aangan/shared-kit/platform/router';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { calendarIcon, cameraIcon, mapPinIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { type KeyboardEvent, useRef } from 'react';
import type { ChatDoing } from './chat-actions.ts';
import { CHAT_WORDS, QUICK_REPLIES } from './chat-thread.words.ts';
import styles from './composer.module.css';
import { useDraft } from './use-draft.ts';
import { useTypingSign } from './use-typing-sign.ts';

interface ComposerProps {
  readonly conversation: Conversation;
  /** Key of a form that is sent without JavaScript. */
  readonly formKey: string;
  /** Whether short answers help: the reader has not written yet. */
  readonly offersReplies: boolean;
  readonly onSend: (text: string) => void;
}

const SEND: ChatDoing = 'send';

/**
 * The field for a new message. The browser keeps what is typed, so typing renders nothing. Enter sends where there is
 * a keyboard; a phone's Enter begins a new line.
 */
export function Composer({ conversation, formKey, offersReplies, onSend }: ComposerProps) {
  const { id, role, presence, home } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useActionForm({ do: SEND });
  const draft = useDraft(conversation, field);
  const typed = useTypingSign(id, presence);

  function send(): void {
    const text = field.current?.value.trim() ?? '';
    if (!field.current || text === '') return;
    field.current.value = '';
    draft.forget();
    onSend(text);
    field.current.focus();
  }
  function sendByKey(event: KeyboardEvent): void {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  }
  function fill(text: string): void {
    if (!field.current) return;
    field.current.value = text;
    draft.change(text);
    field.current.focus();
  }

  const wiring = {
    ...form.wiring,
    onSubmit(event: Parameters<typeof form.wiring.onSubmit>[0]) {
      event.preventDefault();
      send();
    },
  };
  return (
    <div className={styles.composer}>
      <div className={styles.tools}>
        <Link to={chatLink(id, { panel: 'photo' })} className={styles.tool}>
          <Icon path={cameraIcon} />
          {CHAT_WORDS.photo}
        </Link>
        {home?.active && (
          <Link to={chatLink(id, { panel: 'visit' })} className={styles.tool}>
            <Icon path={calendarIcon} />
            {CHAT_WORDS.times}
          </Link>
        )}
        <Link to={chatLink(id, { panel: 'place' })} className={styles.tool}>
          <Icon path={mapPinIcon} />
          {CHAT_WORDS.place}
        </Link>
        {offersReplies &&
          QUICK_REPLIES[role].map((text) => (
            <ScriptedButton key={text} onClick={() => fill(text)}>
              {text}
            </ScriptedButton>
          ))}
      </div>
      <Form form={{ ...form, wiring }} className={styles.form} aria-label={CHAT_WORDS.write}>
        <input type="hidden" name="key" value={formKey} />
        <textarea
          ref={field}
          name="text"
          className={styles.field}
          rows={1}
          required
          maxLength={CHAT_LIMITS.text}
          defaultValue={form.refusal?.values.text ?? conversation.draft}
          aria-label={CHAT_WORDS.write}
          placeholder={CHAT_WORDS.placeholder}
          enterKeyHint="enter"
          onKeyDown={sendByKey}
          onInput={({ currentTarget }) => {
            draft.change(currentTarget.value);
            typed();
          }}
        />
        <Button type="submit" variant="primary">
          {CHAT_WORDS.send}
        </Button>
      </Form>
    </div>
  );
}

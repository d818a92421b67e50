import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { calendarIcon, cameraIcon, mapPinIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import { useRef } from 'react';
import { ComposerField, ComposerFrame, ToolLink } from '../message-thread/public.ts';
import type { ChatDoing } from './chat-actions.ts';
import { CHAT_WORDS, QUICK_REPLIES } from './chat-thread.words.ts';
import { useDraft } from './use-draft.ts';
import { useTypingSign } from './use-typing-sign.ts';

export interface ComposerProps {
  readonly conversation: Conversation;
  /** Key of a form that is sent without JavaScript. */
  readonly formKey: string;
  /** Whether short answers help: the reader has not written yet. */
  readonly offersReplies: boolean;
  readonly onSend: (text: string) => void;
}

const SEND: ChatDoing = 'send';

/** The field for a new message, and what else can be added to the conversation. */
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
  const tools = (
    <>
      <ToolLink to={chatLink(id, { panel: 'photo' })} icon={cameraIcon}>
        {CHAT_WORDS.photo}
      </ToolLink>
      {home?.active && (
        <ToolLink to={chatLink(id, { panel: 'visit' })} icon={calendarIcon}>
          {CHAT_WORDS.times}
        </ToolLink>
      )}
      <ToolLink to={chatLink(id, { panel: 'place' })} icon={mapPinIcon}>
        {CHAT_WORDS.place}
      </ToolLink>
      {offersReplies &&
        QUICK_REPLIES[role].map((text) => (
          <ScriptedButton key={text} onClick={() => fill(text)}>
            {text}
          </ScriptedButton>
        ))}
    </>
  );
  return (
    <ComposerFrame label={CHAT_WORDS.write} form={{ ...form, wiring }} tools={tools}>
      <input type="hidden" name="key" value={formKey} />
      <ComposerField
        fieldRef={field}
        label={CHAT_WORDS.write}
        placeholder={CHAT_WORDS.placeholder}
        maxLength={CHAT_LIMITS.text}
        defaultValue={form.refusal?.values.text ?? conversation.draft}
        onSend={send}
        onType={(text) => {
          draft.change(text);
          typed();
        }}
      />
      <Button type="submit" variant="primary">
        {CHAT_WORDS.send}
      </Button>
    </ComposerFrame>
  );
}

import { TICKET_TEXT } from '@aangan/shared-kit/domain/support/tickets';
import { supportConversationLink } from '@aangan/shared-kit/links/support-chat';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { cameraIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import { useRef } from 'react';
import { ComposerField, ComposerFrame, ToolLink } from '../message-thread/public.ts';
import { SUPPORT_CHAT_WORDS } from './support-chat.words.ts';

interface SupportComposerProps {
  readonly number: string;
  /** Key of the next message: sent again, it is the same message. */
  readonly formKey: string;
}

/** The field for the next message to support. A message that was not sent stays in it. */
export function SupportComposer({ number, formKey }: SupportComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useActionForm({ do: 'reply' });
  const { refusal } = form;
  return (
    <ComposerFrame
      label={SUPPORT_CHAT_WORDS.write}
      form={form}
      tools={
        <ToolLink to={`${supportConversationLink(number)}?panel=file`} icon={cameraIcon}>
          {SUPPORT_CHAT_WORDS.file}
        </ToolLink>
      }
    >
      <input type="hidden" name="key" value={refusal?.values.key ?? formKey} />
      <ComposerField
        fieldRef={field}
        label={SUPPORT_CHAT_WORDS.write}
        placeholder={SUPPORT_CHAT_WORDS.placeholder}
        maxLength={TICKET_TEXT.most}
        defaultValue={refusal?.values.text ?? ''}
        onSend={() => field.current?.form?.requestSubmit()}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {SUPPORT_CHAT_WORDS.sendMessage}
      </Button>
    </ComposerFrame>
  );
}

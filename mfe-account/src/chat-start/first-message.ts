import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { START_WORDS } from './chat-start.words.ts';

/** What is wrong with the text of a message; undefined when it can be sent. */
function textError(text: string): string | undefined {
  if (text === '') return START_WORDS.textMissing;
  return text.length > CHAT_LIMITS.text ? START_WORDS.textTooLong : undefined;
}

/** The first message of a conversation. */
export const FIRST_MESSAGE = defineForm({
  name: 'first-message',
  fields: { text: textError },
});

/** A message of an owner to everybody interested in a home. */
export const BROADCAST = defineForm({ name: 'message-to-all', fields: { text: textError } });

/** Begins the conversation with its first message, so that nobody has an empty one. */
export function startChat({ form, platform: { http } }: ActionArgs) {
  return actOnForm(FIRST_MESSAGE, form, async ({ text }) => {
    const sent = (name: string) => String(form.get(name) ?? '');
    const tenantId = sent('tenantId');
    const json = { propertyId: sent('propertyId'), ...(tenantId !== '' && { tenantId }) };
    const { conversationId } = await http.request('POST /api/v1/chat/conversations', { json });
    await http.request('POST /api/v1/chat/conversations/{conversationId}/messages', {
      params: { conversationId },
      json: { kind: 'text', clientKey: sent('key'), text },
    });
    return redirect(chatLink(conversationId));
  });
}

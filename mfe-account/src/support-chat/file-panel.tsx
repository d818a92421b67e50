import { supportConversationLink } from '@aangan/shared-kit/links/support-chat';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { Panel } from '../message-thread/public.ts';
import { TICKET_FILE_RULES } from '../tickets/public.ts';
import { SUPPORT_CHAT_WORDS } from './support-chat.words.ts';

/** Uploads files of the request. Each appears among the messages once it has arrived. */
export function FilePanel({ number }: { readonly number: string }) {
  const { revalidate } = useRevalidator();
  const uploads = useUpload({
    kind: 'ticket-file',
    subject: number,
    rules: TICKET_FILE_RULES,
    onFinished: () => void revalidate(),
  });
  return (
    <Panel title={SUPPORT_CHAT_WORDS.filePanel}>
      <Unscripted>{SUPPORT_CHAT_WORDS.fileNeedsScript}</Unscripted>
      <UploadField uploads={uploads} label={SUPPORT_CHAT_WORDS.file} help={SUPPORT_CHAT_WORDS.fileHelp} />
      <LinkButton to={supportConversationLink(number)}>{SUPPORT_CHAT_WORDS.fileDone}</LinkButton>
    </Panel>
  );
}

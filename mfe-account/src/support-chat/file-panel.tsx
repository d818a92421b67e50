import { supportConversationLink } from '@aangan/shared-kit/links/support-chat';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { Panel } from '../message-thread/public.ts';
import { AddFile } from '../ticket-file/public.ts';
import { SUPPORT_CHAT_WORDS } from './support-chat.words.ts';

/** Uploads files of the request. Each appears among the messages once it has arrived. */
export function FilePanel({ number }: { readonly number: string }) {
  const { revalidate } = useRevalidator();
  return (
    <Panel title={SUPPORT_CHAT_WORDS.filePanel}>
      <Unscripted>{SUPPORT_CHAT_WORDS.fileNeedsScript}</Unscripted>
      <AddFile
        number={number}
        label={SUPPORT_CHAT_WORDS.file}
        help={SUPPORT_CHAT_WORDS.fileHelp}
        onAdded={() => void revalidate()}
      />
      <LinkButton to={supportConversationLink(number)}>{SUPPORT_CHAT_WORDS.fileDone}</LinkButton>
    </Panel>
  );
}

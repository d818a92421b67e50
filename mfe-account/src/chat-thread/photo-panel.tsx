import type { NewChatMessage } from '@aangan/shared-kit/contracts/chat';
import type { UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { newKey } from '../message-key/public.ts';
import { Panel } from '../message-thread/public.ts';
import { ADD_WORDS } from './chat-panels.words.ts';

export interface PhotoPanelProps {
  /** Of the conversation. */
  readonly id: string;
  readonly rules: UploadRules;
  readonly onSend: (message: NewChatMessage) => void;
}

/** Uploads photos. Each one is sent as a message once it has arrived. */
export function PhotoPanel({ id, rules, onSend }: PhotoPanelProps) {
  const uploads = useUpload({
    kind: 'chat-photo',
    subject: id,
    rules,
    onFinished: (upload) => onSend({ kind: 'photo', clientKey: newKey(), uploadId: upload.id }),
  });
  return (
    <Panel title={ADD_WORDS.photoTitle}>
      <Unscripted>{ADD_WORDS.photoScript}</Unscripted>
      <UploadField uploads={uploads} label={ADD_WORDS.photoTitle} help={ADD_WORDS.photoHelp} />
      <LinkButton to={chatLink(id)}>{ADD_WORDS.photoDone}</LinkButton>
    </Panel>
  );
}

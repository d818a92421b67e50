import type { NewChatMessage } from '@aangan/shared-kit/contracts/chat';
import type { ChatData } from './load-chat.ts';
import { PhotoPanel } from './photo-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { BlockPanel, DeletePanel, ReportPanel } from './safety-panels.tsx';
import { TimesPanel } from './times-panel.tsx';

export interface ChatPanelsProps {
  readonly data: Pick<ChatData, 'conversation' | 'panel' | 'panelData' | 'formKey'>;
  readonly onSend: (message: NewChatMessage) => void;
}

/** The panel that the address names. */
export function ChatPanels({ data, onSend }: ChatPanelsProps) {
  const { conversation, panel, panelData, formKey } = data;
  const { id, name } = conversation;
  if (panel === 'report') return <ReportPanel conversation={conversation} />;
  if (panel === 'block') return <BlockPanel conversation={conversation} />;
  if (panel === 'delete') return <DeletePanel conversation={conversation} />;
  if (panel === 'visit')
    return <TimesPanel conversation={conversation} times={panelData?.times ?? []} formKey={formKey} />;
  if (panelData?.upload) return <PhotoPanel id={id} rules={panelData.upload} onSend={onSend} />;
  return <PlacePanel id={id} name={name} onSend={onSend} />;
}

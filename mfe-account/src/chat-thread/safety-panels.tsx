import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import {
  CHAT_REPORT_REASON_KEYS,
  CHAT_REPORT_REASONS,
  CHAT_REPORT_WORDS_AT_MOST,
} from '@aangan/shared-kit/domain/chat/chat-report-reason';
import { chatLink } from '@aangan/shared-kit/links/chat';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { Panel } from '../message-thread/public.ts';
import type { ChatDoing } from './chat-actions.ts';
import { CANCEL, PANEL_WORDS } from './chat-panels.words.ts';

interface SafetyPanelProps {
  readonly conversation: Conversation;
}

const REPORT: ChatDoing = 'report';
const CHOOSE = { value: '', label: 'Choose a reason' };
const REASONS = [CHOOSE, ...CHAT_REPORT_REASON_KEYS.map((key) => ({ value: key, label: CHAT_REPORT_REASONS[key] }))];

/** Reports the other person, with the last messages as evidence. */
export function ReportPanel({ conversation: { id, name, lastSeq } }: SafetyPanelProps) {
  const form = useActionForm({ do: REPORT, toSeq: String(lastSeq) });
  return (
    <Panel title={PANEL_WORDS.reportTitle(name)}>
      <Form form={form} aria-label={PANEL_WORDS.reportTitle(name)}>
        <SelectField label={PANEL_WORDS.reportWhy} options={REASONS} required {...form.field('reason')} />
        <TextAreaField
          label={PANEL_WORDS.reportMore}
          rows={2}
          maxLength={CHAT_REPORT_WORDS_AT_MOST}
          help={PANEL_WORDS.reportHelp}
          {...form.field('words')}
        />
        <ActionsRow>
          <Button type="submit" variant="primary" busy={form.busy}>
            {PANEL_WORDS.reportSend}
          </Button>
          <LinkButton to={chatLink(id)}>{CANCEL}</LinkButton>
        </ActionsRow>
      </Form>
    </Panel>
  );
}

/** Asks before the other person is blocked. */
export function BlockPanel({ conversation: { id, name } }: SafetyPanelProps) {
  return (
    <AskFirst
      id={id}
      doing="block"
      title={PANEL_WORDS.blockTitle(name)}
      help={PANEL_WORDS.blockHelp(name)}
      yes={PANEL_WORDS.blockYes}
    />
  );
}

/** Asks before the conversation is deleted for its reader. */
export function DeletePanel({ conversation: { id, name } }: SafetyPanelProps) {
  return (
    <AskFirst
      id={id}
      doing="delete"
      title={PANEL_WORDS.deleteTitle}
      help={PANEL_WORDS.deleteHelp(name)}
      yes={PANEL_WORDS.deleteYes}
    />
  );
}

interface AskFirstProps {
  readonly id: string;
  readonly doing: ChatDoing;
  readonly title: string;
  readonly help: string;
  readonly yes: string;
}

function AskFirst({ id, doing, title, help, yes }: AskFirstProps) {
  const { busy } = usePageAction();
  return (
    <Panel title={title}>
      <SmallText>{help}</SmallText>
      <ActionForm hidden={{ do: doing }}>
        <ActionsRow>
          <Button type="submit" variant="danger" busy={busy}>
            {yes}
          </Button>
          <LinkButton to={chatLink(id)}>{CANCEL}</LinkButton>
        </ActionsRow>
      </ActionForm>
    </Panel>
  );
}

import { CHATS_LINK, chatLink, newChatLink } from '@aangan/shared-kit/links/chat';
import { SUPPORT_CHAT_LINK } from '@aangan/shared-kit/links/support-chat';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { redirect } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ConversationRow, loadInbox } from '../chat-list/public.ts';
import { START_WORDS } from './chat-start.words.ts';
import { checkGroup } from './check-group.ts';

/** The conversation that waits for an answer, in a sheet. Source: product-and-plans, section 2 (overlay screens). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const groupId = url.searchParams.get('groupId');
  if (groupId !== null) {
    await checkGroup(http, groupId);
    throw redirect(chatLink(groupId));
  }
  const { conversations } = await loadInbox(http);
  return { waiting: conversations.find(({ unread }) => unread > 0) };
}

export const head = () => personalHead(START_WORDS.inboundTitle);

export function Component() {
  const { waiting } = usePageData<typeof loader>();
  const actions = (
    <>
      <LinkButton to={CHATS_LINK}>{START_WORDS.chats}</LinkButton>
      <LinkButton to={newChatLink()}>{START_WORDS.newChat}</LinkButton>
      <LinkButton to={SUPPORT_CHAT_LINK}>{START_WORDS.support}</LinkButton>
    </>
  );
  return (
    <PageColumn width="form" top={32}>
      <h1>{START_WORDS.inboundTitle}</h1>
      {waiting ? (
        <>
          <ConversationRow conversation={waiting} current={false} />
          <ActionsRow>
            <LinkButton variant="primary" to={chatLink(waiting.id)}>
              {START_WORDS.open}
            </LinkButton>
            {actions}
          </ActionsRow>
        </>
      ) : (
        <EmptyState icon={chatIcon} title={START_WORDS.inboundEmptyTitle} actions={actions}>
          <p>{START_WORDS.inboundEmpty}</p>
        </EmptyState>
      )}
    </PageColumn>
  );
}

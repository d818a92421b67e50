import { CHAT_NOTICES_LINK } from '@aangan/shared-kit/links/chat';
import {
  NOTIFICATION_SETTINGS_LINK,
  NOTIFICATIONS_LINK,
  olderNotificationsLink,
} from '@aangan/shared-kit/links/notifications';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, redirect, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { ActionsRow, Lead, PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { NotificationList } from './notification-list.tsx';
import { NOTIFICATIONS_WORDS, unreadWords } from './notifications.words.ts';
import { useRead } from './use-read.ts';

/** Everything that happened to the person, the newest first. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const before = Number(url.searchParams.get('before'));
  const isOlder = Number.isSafeInteger(before) && before > 0;
  const list = await http.request('GET /api/v1/notifications', { query: isOlder ? { before } : {} });
  return { ...list, isOlder };
}

/** Marks all as read, or deletes all. */
export function action({ form, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const upTo = Number(form.get('upTo'));
    if (form.get('do') === 'clear') await http.request('DELETE /api/v1/notifications', { query: { upTo } });
    else await http.request('PUT /api/v1/notifications/read', { json: { upTo } });
    return redirect(NOTIFICATIONS_LINK);
  });
}

export const head = () => personalHead(NOTIFICATIONS_WORDS.title);

export function Component() {
  const { notifications, next, unread, isOlder } = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  const newest = notifications[0]?.id ?? 0;
  useLive('notifications', isOlder ? undefined : {}, (now) => {
    if (now.newest > newest) void revalidate();
  });
  useRead(!isOlder && notifications.some(({ read }) => !read) ? newest : 0);
  return (
    <PageColumn width="list" top={32} bottom={72} gap={24}>
      <PageHeading>
        <h1>{NOTIFICATIONS_WORDS.title}</h1>
        <Lead role="status">{unreadWords(unread)}</Lead>
        <SmallText>{NOTIFICATIONS_WORDS.lead}</SmallText>
      </PageHeading>
      <ActionsRow>
        <LinkButton to={NOTIFICATION_SETTINGS_LINK} size="small">
          {NOTIFICATIONS_WORDS.settings}
        </LinkButton>
        <LinkButton to={CHAT_NOTICES_LINK} size="small">
          {NOTIFICATIONS_WORDS.chats}
        </LinkButton>
        {unread > 0 && !isOlder && <ListAction doing="read" upTo={newest} label={NOTIFICATIONS_WORDS.markRead} />}
      </ActionsRow>
      {notifications.length === 0 ? (
        <EmptyState title={NOTIFICATIONS_WORDS.none}>
          <p>{NOTIFICATIONS_WORDS.noneHelp}</p>
        </EmptyState>
      ) : (
        <NotificationList notifications={notifications} />
      )}
      <ActionsRow>
        {isOlder && <Link to={NOTIFICATIONS_LINK}>{NOTIFICATIONS_WORDS.newest}</Link>}
        {next !== null && <Link to={olderNotificationsLink(next)}>{NOTIFICATIONS_WORDS.older}</Link>}
        {newest > 0 && !isOlder && <ListAction doing="clear" upTo={newest} label={NOTIFICATIONS_WORDS.clear} />}
      </ActionsRow>
    </PageColumn>
  );
}

interface ListActionProps {
  readonly doing: 'read' | 'clear';
  /** Id of the newest notification that it is about. */
  readonly upTo: number;
  readonly label: string;
}

function ListAction({ doing, upTo, label }: ListActionProps) {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ do: doing, upTo: String(upTo) }} aria-label={label}>
      <Button type="submit" size="small" variant="quiet" busy={busy}>
        {label}
      </Button>
    </ActionForm>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="list" top={32} bottom={72}>
      <h1>{NOTIFICATIONS_WORDS.title}</h1>
      <RetryNote>{NOTIFICATIONS_WORDS.missing}</RetryNote>
    </PageColumn>
  );
}

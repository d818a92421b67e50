import { chatLink, newChatLink } from '@aangan/shared-kit/links/chat';
import { SUPPORT_CHAT_LINK } from '@aangan/shared-kit/links/support-chat';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Lead, PageHeading, Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { orNotFound } from '../calls/public.ts';
import { type HomeLine, HomeLineView, homeLine } from '../homes/public.ts';
import { newKey } from '../message-key/public.ts';
import { START_WORDS } from './chat-start.words.ts';
import { FIRST_MESSAGE, startChat } from './first-message.ts';
import { FirstMessageForm } from './first-message-form.tsx';

/** Begins a conversation. Source: services-and-platform, section 2 (routes). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const propertyId = url.searchParams.get('propertyId')?.toLowerCase();
  if (propertyId === undefined) return { home: undefined, homes: await knownHomes(http), tenantId: '', key: '' };
  const tenantId = url.searchParams.get('tenantId') ?? '';
  const input = { params: { propertyId } };
  const [{ record }, { conversationId }] = await Promise.all([
    orNotFound(http.request('GET /api/v1/property/{propertyId}', input)),
    orNotFound(
      http.request('GET /api/v1/chat/about/{propertyId}', { ...input, query: tenantId === '' ? {} : { tenantId } }),
    ),
  ]);
  if (conversationId !== null) throw redirect(chatLink(conversationId));
  return { home: homeLine(record), homes: [], tenantId, key: newKey() };
}

export function action(args: ActionArgs) {
  return startChat(args);
}

export const head = () => personalHead(START_WORDS.title);

export function Component() {
  const { home, homes, tenantId, key } = usePageData<typeof loader>();
  if (!home) return <ChooseHome homes={homes} />;
  const title = tenantId === '' ? START_WORDS.toOwner : START_WORDS.toSeeker;
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{title}</h1>
        <Lead>{START_WORDS.lead}</Lead>
      </PageHeading>
      <HomeLineView home={home} />
      <FirstMessageForm
        definition={FIRST_MESSAGE}
        hidden={{ propertyId: home.id, tenantId }}
        messageKey={key}
        label={title}
        send={START_WORDS.send}
        defaultText={tenantId === '' ? START_WORDS.ask : ''}
      />
    </PageColumn>
  );
}

function ChooseHome({ homes }: { readonly homes: readonly HomeLine[] }) {
  return (
    <PageColumn width="list">
      <h1>{START_WORDS.title}</h1>
      {homes.length === 0 ? (
        <EmptyState
          icon={chatIcon}
          title={START_WORDS.pickEmptyTitle}
          actions={
            <LinkButton variant="primary" to="/">
              {START_WORDS.find}
            </LinkButton>
          }
        >
          <p>{START_WORDS.pickEmpty}</p>
        </EmptyState>
      ) : (
        <>
          <SmallText>{START_WORDS.pick}</SmallText>
          <Rows>
            {homes.map((home) => (
              <li key={home.id}>
                <HomeLineView home={home}>
                  <LinkButton size="small" icon={chatIcon} to={newChatLink(home.id)}>
                    {START_WORDS.chat}
                  </LinkButton>
                </HomeLineView>
              </li>
            ))}
          </Rows>
        </>
      )}
      <p>
        <Link to={SUPPORT_CHAT_LINK}>{START_WORDS.support}</Link>
      </p>
    </PageColumn>
  );
}

/** Active homes whose owners the person has contacted, then those on the shortlist. */
async function knownHomes(http: Http): Promise<readonly HomeLine[]> {
  const [contacts, shortlist] = await Promise.all([
    http.request('GET /api/v1/user/contacts', { query: { role: 'seeker', page: 1 } }),
    http.request('GET /api/v1/user/shortlist', { query: { page: 1 } }),
  ]);
  const records = [
    ...contacts.entries.flatMap(({ listing }) => (listing ? [listing] : [])),
    ...shortlist.entries.map(({ record }) => record),
  ];
  const active = records.filter((record) => record.active).map(homeLine);
  return [...new Map(active.map((home) => [home.id, home])).values()];
}

import { broadcastLink, CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { redirect } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { orNotFound } from '../calls/public.ts';
import { newKey } from '../message-key/public.ts';
import { allLead, allSent, START_WORDS } from './chat-start.words.ts';
import { BROADCAST } from './first-message.ts';
import { FirstMessageForm } from './first-message-form.tsx';

/** A message of an owner to everybody interested in a home. Source: services-and-platform, section 8 (broadcast). */
export async function loader({ params, url, platform: { http } }: PageArgs) {
  const propertyId = params.propertyId ?? '';
  const call = http.request('GET /api/v1/chat/broadcasts/{propertyId}', { params: { propertyId } });
  const sent = Number(url.searchParams.get('sent'));
  return { ...(await orNotFound(call)), propertyId, sent: sent > 0 ? sent : undefined, key: newKey() };
}

export function action({ form, params, platform: { http } }: ActionArgs) {
  const propertyId = params.propertyId ?? '';
  return actOnForm(BROADCAST, form, async ({ text }) => {
    const json = { propertyId, clientKey: String(form.get('key')), text };
    const { people } = await http.request('POST /api/v1/chat/broadcasts', { json });
    return redirect(`${broadcastLink(propertyId)}?sent=${people}`);
  });
}

export const head = () => personalHead(START_WORDS.allTitle);

export function Component() {
  const { title, people, left, sent, key } = usePageData<typeof loader>();
  const maySend = people > 0 && left > 0;
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{START_WORDS.allTitle}</h1>
        <Lead>{title}</Lead>
      </PageHeading>
      {sent !== undefined && <AlertNote tone="good">{allSent(sent)}</AlertNote>}
      {maySend ? (
        <>
          <p>{allLead(people, left)}</p>
          <FirstMessageForm
            // The key is of one message: the next one is another form.
            key={key}
            definition={BROADCAST}
            messageKey={key}
            label={START_WORDS.allTitle}
            send={START_WORDS.allSend}
          />
        </>
      ) : (
        <p>{people === 0 ? START_WORDS.allNobody : START_WORDS.allUsedUp}</p>
      )}
      <ActionsRow>
        <LinkButton to={CHATS_LINK}>{START_WORDS.chats}</LinkButton>
      </ActionsRow>
    </PageColumn>
  );
}

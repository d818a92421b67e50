import type { CallPartner } from '@aangan/shared-kit/contracts/calls';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { CALL_LOG_LINK, callLink } from '@aangan/shared-kit/links/calls';
import { newChatLink } from '@aangan/shared-kit/links/chat';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { chatIcon, phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { orNotFound } from '../calls/public.ts';
import { newKey } from '../message-key/public.ts';
import { againWords, CALL_PERSON_WORDS, callFrom, howItWorks, titleOf } from './call-person.words.ts';
import { CallProgress } from './call-progress.tsx';

/** Calls the other person of a contact through the bridge number, in a sheet or as a page. */
export async function loader({ params, url, platform: { http } }: PageArgs) {
  const contactId = params.contactId ?? '';
  const callId = url.searchParams.get('call');
  const [partner, placed] = await Promise.all([
    orNotFound(http.request('GET /api/v1/user/calls/with/{contactId}', { params: { contactId } })),
    callId === null ? undefined : orNotFound(http.request('GET /api/v1/user/calls/{callId}', { params: { callId } })),
  ]);
  return { partner, call: placed?.call ?? partner.open, formKey: newKey() };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** Places the call, or asks for a call back. */
export function action({ params, form, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const contactId = params.contactId ?? '';
    if (form.get('do') === 'ask') {
      await http.request('POST /api/v1/user/calls/with/{contactId}/ask-back', { params: { contactId } });
      return redirect(callLink(contactId));
    }
    const headers = { 'idempotency-key': String(form.get('key')) };
    const { call } = await http.request('POST /api/v1/user/calls', { json: { contactId } }, { headers });
    return redirect(callLink(contactId, call.id));
  });
}

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { partner } }) => ({
  title: `${titleOf(partner.name)} | Aangan`,
  robots: 'noindex',
});

export function Component() {
  const { partner, call, formKey } = usePageData<typeof loader>();
  const { name, home, refusal, mayAskBack, askedBack, chat, open } = partner;
  return (
    <PageColumn width="form" top={24}>
      <h1>{titleOf(name)}</h1>
      <p>{home ? <Link to={home.url}>{home.title}</Link> : CALL_PERSON_WORDS.gone}</p>
      {call && <CallProgress key={call.id} call={call} />}
      {!open && refusal && <Refused refusal={refusal} />}
      {!open && refusal === null && (
        <>
          {!call && <p>{howItWorks(name)}</p>}
          <Press doing="call" formKey={formKey} words={call ? againWords(name) : titleOf(name)} />
        </>
      )}
      {mayAskBack && <Press doing="ask" formKey={formKey} words={CALL_PERSON_WORDS.ask} />}
      {askedBack && <SmallText role="status">{CALL_PERSON_WORDS.asked}</SmallText>}
      <SmallText>{CALL_PERSON_WORDS.hidden}</SmallText>
      {chat && (
        <LinkButton wide icon={chatIcon} to={newChatLink(chat.propertyId, chat.tenantId ?? undefined)}>
          {CALL_PERSON_WORDS.chat}
        </LinkButton>
      )}
      <p>
        <Link to={CALL_LOG_LINK}>{CALL_PERSON_WORDS.log}</Link>
      </p>
    </PageColumn>
  );
}

function Refused({ refusal: { message, from } }: { readonly refusal: NonNullable<CallPartner['refusal']> }) {
  return (
    <AlertNote tone="attention">
      {message} {from !== null && callFrom(formatMoment(from))}
    </AlertNote>
  );
}

interface PressProps {
  readonly doing: 'call' | 'ask';
  /** Makes two presses one call. */
  readonly formKey: string;
  readonly words: string;
}

function Press({ doing, formKey, words }: PressProps) {
  const form = useActionForm({ do: doing });
  return (
    <Form form={form} aria-label={words}>
      <input type="hidden" name="key" value={formKey} />
      <Button type="submit" variant="primary" wide icon={phoneIcon} busy={form.busy}>
        {words}
      </Button>
    </Form>
  );
}

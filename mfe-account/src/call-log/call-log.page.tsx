import { profileLink } from '@aangan/shared-kit/links/account';
import { CALL_LOG_LINK, callLink, callLogLink } from '@aangan/shared-kit/links/calls';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { FactsRow, Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { MissedCallsLink } from '../missed-calls-link/public.ts';
import { CALLS_WORDS } from './call.words.ts';
import { CallRow } from './call-row.tsx';

/** The calls of the person. Source: services-and-platform, section 2 (routes). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const before = url.searchParams.get('before') ?? undefined;
  try {
    const log = await http.request('GET /api/v1/user/calls', { query: { ...(before !== undefined && { before }) } });
    return { ...log, before, removed: url.searchParams.has('removed') };
  } catch (error) {
    // A cursor that somebody has changed.
    if (before !== undefined && error instanceof HttpError && error.status === 400) throw redirect(CALL_LOG_LINK);
    throw error;
  }
}

/** Deletes a call from the own log. */
export function action({ form, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const callId = String(form.get('call'));
    await http.request('DELETE /api/v1/user/calls/{callId}', { params: { callId } });
    return redirect(`${CALL_LOG_LINK}?removed`);
  });
}

export const head = () => personalHead(CALLS_WORDS.title);

export function Component() {
  const { calls, next, before, available, removed } = usePageData<typeof loader>();
  return (
    <PageColumn width="list" top={24}>
      <h1>{CALLS_WORDS.title}</h1>
      <SmallText>{available ? CALLS_WORDS.lead : CALLS_WORDS.unavailable}</SmallText>
      <FactsRow as="p">
        <MissedCallsLink />
        <Link to={profileLink('myContacts')}>{CALLS_WORDS.contacts}</Link>
      </FactsRow>
      {removed && <AlertNote tone="good">{CALLS_WORDS.removed}</AlertNote>}
      {calls.length > 0 ? (
        <Rows gap={0}>
          {calls.map((call) => (
            <CallRow key={call.id} call={call}>
              {available && (
                <LinkButton
                  size="small"
                  icon={phoneIcon}
                  to={callLink(call.contactId)}
                  label={`${CALLS_WORDS.again}: ${call.name}`}
                >
                  {CALLS_WORDS.again}
                </LinkButton>
              )}
              {call.endedOn !== null && (
                <ActionForm hidden={{ call: call.id }}>
                  <Button type="submit" variant="quiet" size="small" label={`${CALLS_WORDS.remove}: ${call.name}`}>
                    {CALLS_WORDS.remove}
                  </Button>
                </ActionForm>
              )}
            </CallRow>
          ))}
        </Rows>
      ) : (
        <EmptyState
          icon={phoneIcon}
          title={CALLS_WORDS.emptyTitle}
          actions={<LinkButton to={profileLink('myContacts')}>{CALLS_WORDS.contacts}</LinkButton>}
        >
          <p>{CALLS_WORDS.empty}</p>
        </EmptyState>
      )}
      <FactsRow as="p">
        {before !== undefined && <Link to={CALL_LOG_LINK}>{CALLS_WORDS.newest}</Link>}
        {next !== null && <Link to={callLogLink(next)}>{CALLS_WORDS.older}</Link>}
      </FactsRow>
    </PageColumn>
  );
}

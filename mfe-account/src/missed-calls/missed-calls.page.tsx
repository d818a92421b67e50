import { CALL_LOG_LINK, callLink, MISSED_CALLS_LINK } from '@aangan/shared-kit/links/calls';
import { CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, redirect, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { FactsRow, Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useEffect } from 'react';
import { CALLS_WORDS, CallRow } from '../call-log/public.ts';
import { missedWords } from '../missed-calls-link/public.ts';

/** Calls that the person has missed, in a sheet. Source: product-and-plans, section 2 (overlay screens). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const missed = await http.request('GET /api/v1/user/missed-calls', {});
  return { ...missed, dismissed: url.searchParams.get('dismissed'), undone: url.searchParams.has('undone') };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** Dismisses a missed call, or takes that back. */
export function action({ form, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const callId = String(form.get('call'));
    const dismissed = form.get('do') === 'dismiss';
    await http.request('PUT /api/v1/user/missed-calls/{callId}', { params: { callId }, json: { dismissed } });
    const after = dismissed ? `dismissed=${encodeURIComponent(callId)}` : 'undone';
    return redirect(`${MISSED_CALLS_LINK}?${after}`);
  });
}

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { unread } }) => ({
  title: `${missedWords(unread)} | Aangan`,
  robots: 'noindex',
});

export function Component() {
  const { calls, unread, available, dismissed, undone } = usePageData<typeof loader>();
  useSeen(Math.max(0, ...calls.map(({ endedOn, askedOn }) => endedOn ?? askedOn)), unread);
  return (
    <PageColumn width="form" top={24}>
      <h1>{CALLS_WORDS.missedTitle}</h1>
      {!available && <SmallText>{CALLS_WORDS.unavailable}</SmallText>}
      {dismissed !== null && (
        <AlertNote tone="info">
          {CALLS_WORDS.dismissed}
          <ActionForm hidden={{ call: dismissed, do: 'undo' }}>
            <Button type="submit" size="small">
              {CALLS_WORDS.undo}
            </Button>
          </ActionForm>
        </AlertNote>
      )}
      {undone && <AlertNote tone="good">{CALLS_WORDS.undone}</AlertNote>}
      {calls.length > 0 ? (
        <Rows gap={0}>
          {calls.map((call) => (
            <CallRow key={call.id} call={call}>
              {available && (
                <LinkButton
                  variant="primary"
                  size="small"
                  icon={phoneIcon}
                  to={callLink(call.contactId)}
                  label={`${CALLS_WORDS.back}: ${call.name}`}
                >
                  {CALLS_WORDS.back}
                </LinkButton>
              )}
              <ActionForm hidden={{ call: call.id, do: 'dismiss' }}>
                <Button type="submit" variant="quiet" size="small" label={`${CALLS_WORDS.notNow}: ${call.name}`}>
                  {CALLS_WORDS.notNow}
                </Button>
              </ActionForm>
            </CallRow>
          ))}
        </Rows>
      ) : (
        <EmptyState icon={phoneIcon} title={CALLS_WORDS.missedEmptyTitle}>
          <p>{CALLS_WORDS.missedEmpty}</p>
        </EmptyState>
      )}
      <FactsRow as="p">
        <Link to={CALL_LOG_LINK}>{CALLS_WORDS.logLink}</Link>
        <Link to={CHATS_LINK}>{CALLS_WORDS.chats}</Link>
      </FactsRow>
    </PageColumn>
  );
}

/** Marks what is shown as seen, and shows what is missed meanwhile. @param until epoch ms of the newest */
function useSeen(until: number, unread: number): void {
  const { http } = usePlatform();
  const { revalidate } = useRevalidator();
  useLive('missed-calls', {}, (event) => {
    if (event.unread > unread) void revalidate();
  });
  useEffect(() => {
    if (unread === 0) return;
    // The list is shown either way; the next visit marks it.
    http.request('PUT /api/v1/user/missed-calls/seen', { json: { until: until + 1 } }).catch(() => undefined);
  }, [http, until, unread]);
}

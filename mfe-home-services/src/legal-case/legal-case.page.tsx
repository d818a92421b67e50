import { LEGAL_SAMPLES } from '@aangan/shared-kit/domain/home-services/legal-samples';
import { legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { changeCaseLink, legalCaseLink } from '@aangan/shared-kit/links/legal-services';
import { supportChatLink } from '@aangan/shared-kit/links/support-chat';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import {
  type ActionArgs,
  type PageArgs,
  type PageHead,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { Link, redirect, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { ActionsRow, PageHeading, Panel, Section, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { hsFacts } from '../answers/public.ts';
import { PriceLines } from '../price-lines/public.ts';
import { CasePapers } from './case-papers.tsx';
import { CASE_STATES, CONSENT_STATES, CASE_PAGE_WORDS as WORDS } from './legal-case.words.ts';
import { type LoadedCase, loadCase } from './load-case.ts';

/** A case from the form to its result. */
export const loader = (args: PageArgs) => loadCase(args);

/** Pays, or removes a paper. */
export function action({ form, params, platform: { http } }: ActionArgs) {
  const bookingId = params.bookingId ?? '';
  return orRefusal(form, async () => {
    if (form.get('do') === 'remove') {
      const call = 'DELETE /legal-backend/api/v1/case/{bookingId}/papers/{paperId}';
      hsFacts(await http.request(call, { params: { bookingId, paperId: String(form.get('paper')) } }));
      return redirect(legalCaseLink(bookingId));
    }
    const json = { bookingId, payWhen: 'first', returnURL: legalCaseLink(bookingId) } as const;
    const { checkoutUrl } = hsFacts(await http.request('POST /hs-backend/api/v1/order', { json }));
    return redirect(checkoutUrl ?? legalCaseLink(bookingId));
  });
}

export function head({ data }: { readonly data: LoadedCase }): PageHead {
  return { title: `${legalService(data.legalCase.type).name} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { legalCase, booking, isOld } = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  useLive('booking-state', { bookingId: booking.id }, ({ state }) => {
    if (state !== booking.state) void revalidate();
  });
  const { type, consent, deletedAt, resultUrl } = legalCase;
  return (
    <PageColumn width="form" gap={32}>
      <PageHeading>
        <h1>{legalService(type).name}</h1>
        <p>
          <StatusLabel tone="information">{CASE_STATES[booking.state] ?? booking.state}</StatusLabel>
        </p>
      </PageHeading>
      {resultUrl !== null && (
        <Section aria-label={WORDS.result}>
          <AlertNote tone="good">{WORDS.resultReady}</AlertNote>
          <ActionsRow>
            <LinkButton variant="primary" to={resultUrl} reloadDocument>
              {WORDS.result}
            </LinkButton>
          </ActionsRow>
        </Section>
      )}
      {consent.state !== 'not-needed' && (
        <Section aria-labelledby="consent">
          <h2 id="consent">{WORDS.consent}</h2>
          <p role="status">{CONSENT_STATES[consent.state]}</p>
        </Section>
      )}
      <Price booking={booking} isOld={isOld} />
      <Answers legalCase={legalCase} booking={booking} />
      <CasePapers legalCase={legalCase} booking={booking} />
      <SmallText>{WORDS.deleted(formatDay(deletedAt))}</SmallText>
      <ActionsRow as="p">
        <LinkButton to={bookingLink(booking.id)}>{WORDS.booking}</LinkButton>
        <Link to={supportChatLink({ about: 'booking', reference: booking.id })}>{WORDS.support}</Link>
      </ActionsRow>
    </PageColumn>
  );
}

function Price({ booking, isOld }: Pick<LoadedCase, 'booking' | 'isOld'>) {
  const { busy } = usePageAction();
  if (booking.state === 'drafted') return <AlertNote tone="info">{WORDS.waitsForPrice}</AlertNote>;
  return (
    <Panel as="section" aria-labelledby="price">
      <h2 id="price">{WORDS.price}</h2>
      <PriceLines price={booking} />
      {isOld && <AlertNote tone="attention">{WORDS.old}</AlertNote>}
      {booking.state === 'quoted' && !isOld && (
        <ActionForm hidden={{ do: 'pay' }}>
          <Button type="submit" variant="primary" busy={busy}>
            {WORDS.pay(formatPaise(booking.totalPaise))}
          </Button>
        </ActionForm>
      )}
    </Panel>
  );
}

function Answers({ legalCase: { answers, formUrl, type }, booking }: Pick<LoadedCase, 'legalCase' | 'booking'>) {
  const mayChange = (booking.state === 'quoted' || booking.state === 'drafted') && booking.orderId === null;
  const isForm = LEGAL_SAMPLES.some((sample) => sample.name === 'police-intimation' && sample.type === type);
  return (
    <Section aria-labelledby="typed">
      <SplitRow>
        <h2 id="typed">{WORDS.typed}</h2>
        {mayChange && <Link to={changeCaseLink(booking.id)}>{WORDS.change}</Link>}
      </SplitRow>
      <Facts>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {formUrl !== null && (
        <ActionsRow>
          <LinkButton to={formUrl} reloadDocument>
            {isForm ? WORDS.print : WORDS.draft}
          </LinkButton>
        </ActionsRow>
      )}
    </Section>
  );
}

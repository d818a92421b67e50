import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, PageHeading, Panel, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { PriceLines } from '../price-lines/public.ts';
import { StampNote } from '../stamp-note/public.ts';
import { AGREEMENT_PAGE_WORDS as WORDS } from './agreement.words.ts';
import { actOnAgreement } from './agreement-actions.ts';
import { loadAgreement } from './load-agreement.ts';
import { PayForm } from './pay-form.tsx';
import { SigningState } from './signing-state.tsx';
import { VisitForm } from './visit-form.tsx';

/** An agreement from the draft to the signed copy. Source: product-and-plans, section 3 (legal services). */
export const loader = (args: PageArgs) => loadAgreement(args);
export const action = (args: ActionArgs) => actOnAgreement(args);

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { agreement, booking, days, isOld } = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  useLive('booking-state', { bookingId: booking.id }, ({ state }) => {
    if (state !== booking.state) void revalidate();
  });
  const isOpen = booking.state === 'quoted';
  const isEnded = booking.state === 'cancelled' || booking.state === 'refunded';
  return (
    <PageColumn width="form" gap={32}>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <p>{agreement.terms.home}</p>
      </PageHeading>
      {isEnded && <AlertNote tone="attention">{WORDS.cancelled}</AlertNote>}
      {agreement.signedUrl === null ? (
        <Section aria-label={WORDS.draft}>
          <p>{isOpen && WORDS.draftAbout}</p>
          <ActionsRow>
            <LinkButton to={agreement.draftUrl} reloadDocument>
              {WORDS.draft}
            </LinkButton>
          </ActionsRow>
        </Section>
      ) : (
        <Section aria-label={WORDS.copy}>
          <AlertNote tone="good">{WORDS.copyAbout}</AlertNote>
          <ActionsRow>
            <LinkButton variant="primary" to={agreement.signedUrl} reloadDocument>
              {WORDS.copy}
            </LinkButton>
          </ActionsRow>
        </Section>
      )}
      {days && <VisitForm days={days} chosen={booking.servicingDate} />}
      {!isOpen && !isEnded && <SigningState agreement={agreement} booking={booking} />}
      <Panel as="section" aria-labelledby="price">
        <h2 id="price">{WORDS.price}</h2>
        <PriceLines price={booking} />
        {isOpen && <StampNote duty={agreement.stampDuty} />}
        {isOpen && <PayForm booking={booking} isOld={isOld} />}
      </Panel>
      <ActionsRow as="p">
        <LinkButton to={bookingLink(booking.id)}>{WORDS.booking}</LinkButton>
      </ActionsRow>
    </PageColumn>
  );
}

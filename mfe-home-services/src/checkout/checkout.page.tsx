import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { loadCheckout } from './load-checkout.ts';
import { PriceSummary } from './price-summary.tsx';
import { linesSection, STEP_SECTIONS, shownSection } from './step-sections.ts';

/** From a quotation to its order. Source: areas.md, section 4 (quotation, address, serviceInfo, pay_first). */
export async function loader(args: PageArgs) {
  const data = await loadCheckout(args);
  await Promise.all([linesSection.load(), STEP_SECTIONS[shownSection(data)].load()]);
  return data;
}

/** Its script loads with the first press. */
export async function action(args: ActionArgs) {
  const { checkoutAction } = await import('./checkout-action.ts');
  return checkoutAction(args);
}

export function head({ data: { booking } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${CHECKOUT_WORDS.title(booking.title)} | Aangan`, robots: 'noindex' };
}

/** The lead is made a second later, so its script is no part of the first view. */
const CheckoutVisit = lazy(async () => ({ default: (await import('./checkout-visit.tsx')).CheckoutVisit }));

const never = () => () => undefined;

export function Component() {
  const data = usePageData<typeof loader>();
  const { booking, address, step, isExpired } = data;
  const shown = shownSection(data);
  const [leadId, setLeadId] = useState<string>();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <PageColumn width="form" gap={32}>
      <h1>{CHECKOUT_WORDS.title(booking.title)}</h1>
      <PriceSummary booking={booking} isOpen={step === 'pay'} isExpired={isExpired} />
      <DeferredSection key={shown} section={STEP_SECTIONS[shown]} with={{ ...data, leadId }} />
      <Suspense fallback={null}>
        {inBrowser && <CheckoutVisit step={step} booking={booking} addressId={address?.id} onLead={setLeadId} />}
      </Suspense>
    </PageColumn>
  );
}

import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useServiceArrival } from '../service-flow/public.ts';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { checkoutAction } from './checkout-action.ts';
import { ExpiredPrice } from './expired-price.tsx';
import { loadCheckout } from './load-checkout.ts';
import { PriceSummary } from './price-summary.tsx';
import { STEP_SECTIONS } from './step-sections.ts';
import { useDropOff } from './use-drop-off.ts';

/** From a quotation to its order. Source: areas.md, section 4 (quotation, address, serviceInfo, pay_first). */
export async function loader(args: PageArgs) {
  const data = await loadCheckout(args);
  await STEP_SECTIONS[data.step].load();
  return data;
}

export function action(args: ActionArgs) {
  return checkoutAction(args);
}

export function head({ data: { booking } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${CHECKOUT_WORDS.title(booking.title)} | Aangan`, robots: 'noindex' };
}

/** The lead is made a second later, so its script is no part of the first view. */
const ServiceLead = lazy(async () => ({ default: (await import('../service-lead/public.ts')).ServiceLead }));

const never = () => () => undefined;

export function Component() {
  const data = usePageData<typeof loader>();
  const { booking, address, step, isExpired } = data;
  const [leadId, setLeadId] = useState<string>();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useServiceArrival();
  useDropOff(step);
  return (
    <PageColumn width="form" gap={32}>
      <h1>{CHECKOUT_WORDS.title(booking.title)}</h1>
      <PriceSummary booking={booking} isOpen={step === 'pay'} isExpired={isExpired} />
      {isExpired ? (
        <ExpiredPrice />
      ) : (
        <DeferredSection key={step} section={STEP_SECTIONS[step]} with={{ ...data, leadId }} />
      )}
      <Suspense fallback={null}>
        {inBrowser && <ServiceLead booking={booking} addressId={address?.id} onLead={setLeadId} />}
      </Suspense>
    </PageColumn>
  );
}

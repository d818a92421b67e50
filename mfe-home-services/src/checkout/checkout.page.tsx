import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useServiceArrival } from '../service-flow/public.ts';
import { AddressStep } from './address-step.tsx';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { checkoutAction } from './checkout-action.ts';
import { EditStep } from './edit-step.tsx';
import { ExpiredPrice } from './expired-price.tsx';
import { loadCheckout } from './load-checkout.ts';
import { PayStep } from './pay-step.tsx';
import { PriceSummary } from './price-summary.tsx';
import { SlotStep } from './slot-step.tsx';
import { useDropOff } from './use-drop-off.ts';

/** From a quotation to its order. Source: areas.md, section 4 (quotation, address, serviceInfo, pay_first). */
export async function loader(args: PageArgs) {
  return loadCheckout(args);
}

export function action(args: ActionArgs) {
  return checkoutAction(args);
}

export function head({ data: { booking } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${CHECKOUT_WORDS.title(booking.title)} | Aangan`, robots: 'noindex' };
}

/** Steps by the address of the page: Back returns to the step before, with and without JavaScript. */
const STEPS = { address: AddressStep, edit: EditStep, slot: SlotStep, pay: PayStep } as const;

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
  const Step = STEPS[step];
  return (
    <PageColumn width="form" gap={32}>
      <h1>{CHECKOUT_WORDS.title(booking.title)}</h1>
      <PriceSummary booking={booking} isOpen={step === 'pay'} isExpired={isExpired} />
      {isExpired ? <ExpiredPrice /> : <Step key={step} {...data} leadId={leadId} />}
      <Suspense fallback={null}>
        {inBrowser && <ServiceLead booking={booking} addressId={address?.id} onLead={setLeadId} />}
      </Suspense>
    </PageColumn>
  );
}

import { useServiceArrival } from '../service-flow/public.ts';
import { ServiceLead, type ServiceLeadProps } from '../service-lead/public.ts';
import type { CheckoutStep } from './checkout-step.ts';
import { useDropOff } from './use-drop-off.ts';

interface CheckoutVisitProps extends ServiceLeadProps {
  readonly step: CheckoutStep;
}

/** What is noted of a visit: its lead, where it came from, and where it ended. Nothing of it is shown. */
export function CheckoutVisit({ step, ...lead }: CheckoutVisitProps) {
  useServiceArrival();
  useDropOff(step);
  return <ServiceLead {...lead} />;
}

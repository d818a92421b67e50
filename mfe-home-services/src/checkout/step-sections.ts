import { deferSection } from '@aangan/shared-kit/ui/deferred-section';
import type { StepProps } from './load-checkout.ts';

// Each step has an address and loads its own script. The chunks share the page’s name, so that their styles load with it.

const addressSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-serviceCheckout-address" */ './address-step.tsx').then(
      (module) => module.AddressStep,
    ),
  'near',
);

const firstAddressSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-serviceCheckout-first" */ './first-address-step.tsx').then(
      (module) => module.FirstAddressStep,
    ),
  'near',
);

const editSection = deferSection(
  () => import(/* webpackChunkName: "page-serviceCheckout-edit" */ './edit-step.tsx').then((module) => module.EditStep),
  'near',
);

const slotSection = deferSection(
  () => import(/* webpackChunkName: "page-serviceCheckout-slot" */ './slot-step.tsx').then((module) => module.SlotStep),
  'near',
);

const paySection = deferSection(
  () => import(/* webpackChunkName: "page-serviceCheckout-pay" */ './pay-step.tsx').then((module) => module.PayStep),
  'near',
);

/** A price of yesterday takes the place of every step. */
const expiredSection = deferSection<StepProps>(
  () =>
    import(/* webpackChunkName: "page-serviceCheckout-expired" */ './expired-price.tsx').then(
      (module) => module.ExpiredPrice,
    ),
  'near',
);

/** The lines of the price are text, so a first view needs no script for them. */
export const linesSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-serviceCheckout-lines" */ '../price-lines/public.ts').then(
      (module) => module.PriceLines,
    ),
  'interaction',
);

/** What the page shows below the price. */
export const STEP_SECTIONS = {
  address: addressSection,
  first: firstAddressSection,
  edit: editSection,
  slot: slotSection,
  pay: paySection,
  expired: expiredSection,
} as const;

/** The section of the step in the address: Back returns to the step before, with and without JavaScript. */
export function shownSection({
  step,
  isExpired,
  addresses,
}: Pick<StepProps, 'step' | 'isExpired' | 'addresses'>): keyof typeof STEP_SECTIONS {
  if (isExpired) return 'expired';
  return step === 'address' && addresses.length === 0 ? 'first' : step;
}

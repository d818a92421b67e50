import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

// Each step has an address and loads its own script. The chunks share the page’s name, so that their styles load with it.

const addressSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-serviceCheckout-address" */ './address-step.tsx').then(
      (module) => module.AddressStep,
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

/** Steps by the address of the page: Back returns to the step before, with and without JavaScript. */
export const STEP_SECTIONS = {
  address: addressSection,
  edit: editSection,
  slot: slotSection,
  pay: paySection,
} as const;

import { defineForm } from '@aangan/shared-kit/platform/form-definition';
import { slotError } from '../slot-choice/public.ts';

/** What each form of the checkout asks for, in its hidden field `intent`. */
export const INTENTS = {
  saveAddress: 'save-address',
  deleteAddress: 'delete-address',
  leaveWaitlist: 'leave-waitlist',
  slot: 'slot',
  pay: 'pay',
  requote: 'requote',
} as const;

/** The day and slot. */
export const SLOT_FORM = defineForm({ name: 'service-slot', fields: { slot: slotError } });

/** When to pay. */
export const PAY_FORM = defineForm({ name: 'service-pay', fields: { payWhen: undefined, leadId: undefined } });

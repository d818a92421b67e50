import { defineForm } from '@aangan/shared-kit/platform/form-definition';
import { slotError } from '../slot-choice/public.ts';

/** The day and slot. */
export const SLOT_FORM = defineForm({ name: 'service-slot', fields: { slot: slotError } });

/** When to pay. */
export const PAY_FORM = defineForm({ name: 'service-pay', fields: { payWhen: undefined, leadId: undefined } });

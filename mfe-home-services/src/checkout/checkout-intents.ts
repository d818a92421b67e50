/** What each form of the checkout asks for, in its hidden field `intent`. */
export const INTENTS = {
  saveAddress: 'save-address',
  deleteAddress: 'delete-address',
  leaveWaitlist: 'leave-waitlist',
  slot: 'slot',
  pay: 'pay',
  requote: 'requote',
} as const;

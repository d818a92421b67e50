/** Sentences of the page of a property manager. */
export const PROPERTY_MANAGER_WORDS = {
  choosing: 'We are choosing your manager',
  choosingText: 'Your plan includes a property manager. We message you when we have assigned one.',
  nothingOpen: 'You have no open tasks.',
  kycBefore: 'Your documents for property management are under',
  offer:
    'With property management, one person finds tenants, checks them, collects the rent and arranges repairs. We message you about each step. See the plans for prices.',
  failed: 'Your property manager could not be loaded. Please try again.',
} as const;

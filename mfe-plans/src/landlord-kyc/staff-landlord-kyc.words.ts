/** Sentences of the staff page of landlords’ papers. */
export const STAFF_LANDLORD_KYC_WORDS = {
  lead: 'Documents of landlords, the oldest first. Compare the card, the PAN and the name at the bank.',
  empty: 'No documents wait for a decision.',
  verified: 'Tenants can pay this landlord by card. The documents are deleted, and the landlord gets a message.',
  refused: 'The documents are deleted. The landlord gets your reason in a message, and can send new documents.',
  reader: 'If you refuse, the landlord reads your reason.',
  account: (pan: string, account: string, registeredName: string | null) =>
    `PAN ${pan}, account ${account}. Name at the bank: ${registeredName ?? 'the bank has not answered'}.`,
} as const;

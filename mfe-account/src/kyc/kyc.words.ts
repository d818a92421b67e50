/** Sentences of KYC for property management. */
export const KYC_WORDS = {
  formats: 'PDF, JPG or PNG, up to 5 MB each.',
  aadhaar: 'Last four digits of your Aadhaar number',
  aadhaarHelp: 'Never give your full Aadhaar number online, to us or to anybody else.',
  savedByField: 'Each field is saved when you leave it.',
  correct: (reason: string | null) => `Please correct this: ${reason} Then submit your documents again.`,
  failed: 'Your documents could not be loaded. Please try again.',
  ready:
    'You have added all documents. After you submit them, you cannot change them until our staff have checked them.',
  aadhaarMissing: 'the last digits of your Aadhaar number',
  submitted: (on: string | null) =>
    `Submitted${on === null ? '' : ` on ${on}`}. Our staff check your documents. The result appears here.`,
  lead: (does: 'owns' | 'rents') =>
    `Before we manage a property, we check who ${does} it. Your documents are stored encrypted. Only the person who checks them can open them. You can remove a document until you submit it.`,
  title: (who: string) => `KYC for property management, ${who} | Aangan`,
} as const;

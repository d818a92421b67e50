import type { LegalServiceType } from '@aangan/shared-kit/domain/home-services/legal-services';

interface ServiceWords {
  /** What it is, in a line. */
  readonly about: string;
  /** What happens, in order. */
  readonly steps: readonly string[];
  /** What the customer needs at hand. */
  readonly needs: readonly string[];
  /** Days until the result, in words. */
  readonly time: string;
}

/** What each service is. */
export const SERVICE_WORDS: Readonly<Record<LegalServiceType, ServiceWords>> = {
  LEGAL_AGREEMENT: {
    about: 'Drafted, stamped and signed by phone. Read the draft before you pay.',
    steps: [
      'Fill in the home, parties and terms. You see the price with stamp duty at once.',
      'Read the draft and pay.',
      'Landlord and tenant sign by a link on their phones.',
      'Download the signed copy.',
    ],
    needs: ['Names, phones and addresses of both sides', 'Rent, deposit and term'],
    time: 'Usually ready on the day both have signed',
  },
  LEGAL_TENANT_VERIFICATION: {
    about: 'We check who the tenant is, after the tenant agrees.',
    steps: [
      'Fill in the form and pay.',
      'The tenant gets a link by SMS, and agrees or refuses. We do nothing before that.',
      'Our staff check the facts.',
      'Download the report.',
    ],
    needs: ['The tenant’s name, phone and permanent address', 'Kind of identity document and its last four characters'],
    time: '3 to 5 working days after the tenant agrees',
  },
  LEGAL_POLICE_INTIMATION: {
    about: 'The form for the police about your new tenant, filled in and ready to print.',
    steps: [
      'Fill in the form of your city’s police and pay.',
      'The tenant gets a link by SMS, and agrees or refuses. We do nothing before that.',
      'Print the form, or wait until our staff have handed it in.',
      'Download the receipt.',
    ],
    needs: ['The tenant’s name, phone and permanent address', 'Kind of identity document and its last four characters'],
    time: '2 to 4 working days after the tenant agrees',
  },
  LEGAL_SALE_AGREEMENT: {
    about: 'An agreement to sell a home, written by a lawyer from your facts.',
    steps: [
      'Fill in the facts, and read the first draft.',
      'Pay and add the documents of the home.',
      'A lawyer writes the agreement.',
      'Download it.',
    ],
    needs: ['Names of seller and buyer, and the price', 'Title deed and last tax receipt'],
    time: '3 working days',
  },
  LEGAL_PAPERS: {
    about: 'A lawyer reads the documents of a home before you buy it.',
    steps: [
      'Say which home, and add its documents.',
      'We quote a firm price.',
      'Pay.',
      'Download what the lawyer found.',
    ],
    needs: ['Title deed, and deeds before it', 'Encumbrance certificate, khata, tax receipts'],
    time: '5 working days after the documents are complete',
  },
  LEGAL_OPINION: {
    about: 'A lawyer answers a question about a home, in writing.',
    steps: ['Ask your question, and add documents.', 'We quote a firm price.', 'Pay.', 'Download the opinion.'],
    needs: ['Your question', 'Documents that belong to it'],
    time: '3 working days',
  },
};

export const LEGAL_WORDS = {
  title: 'Legal services',
  titleIn: (city: string) => `Legal services in ${city}`,
  about: 'Agreements, verifications and documents of homes. Prices are shown first, with GST.',
  from: (price: string) => `From ${price}`,
  plusFees: 'plus stamp duty of your state',
  quoted: 'We quote a firm price after reading',
  gst: 'GST included',
  see: (service: string) => `See ${service.toLowerCase()}`,
  steps: 'How it works',
  needs: 'What you need',
  time: 'Time',
  begin: 'Fill in the form',
  samples: 'Read samples first',
  sample: 'Read a sample',
  cityLabel: 'City',
  cities: 'In your city',
  police: (police: string) => `The form goes to the ${police}.`,
  safe: 'Your data',
  deletion: (days: number) => `Form, documents and result are encrypted, and deleted ${days} days after the last step.`,
} as const;

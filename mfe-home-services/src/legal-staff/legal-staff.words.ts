export const STAFF_CASE_WORDS = {
  title: 'Legal cases',
  about:
    'Paid verifications, police forms, sale agreements, document checks and opinions, the oldest first. Cases about a tenant appear once the tenant has agreed. When you open a document, it is stored with your name.',
  empty: 'No case waits.',
  begin: {
    label: 'Begin',
    effect: 'The customer can no longer cancel, and reads that work has started.',
    done: 'The case has begun. Add its result when it is ready.',
  },
  deliver: {
    label: 'Deliver',
    effect: 'The customer gets a message and downloads the result.',
    done: 'The result is delivered.',
  },
  agreed: 'The tenant agreed.',
  paper: (number: number) => `Document ${number}`,
  result: 'Result (PDF)',
  hasResult: 'The result is added.',
  noResult: 'There is no result yet.',
  needsScript: 'Adding the result needs JavaScript.',
} as const;

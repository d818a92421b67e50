import type { FakeAnswers } from '@aangan/shared-kit/testing/fake-platform';

const place = { city: 'bangalore', latitude: 12.9, longitude: 77.6, zone: 'South' };
const facts = { listings: {}, medianRent: null, medianPricePerSqft: null };

/** What the API of `npm run dev` answers: values, or functions of the input. Every other call gets a small sample. */
export const answers: FakeAnswers = {
  'GET /api/v1/localities/city/{city}': {
    localities: [
      { ...place, ...facts, id: 'l1', slug: 'jayanagar', name: 'Jayanagar' },
      { ...place, ...facts, id: 'l2', slug: 'koramangala', name: 'Koramangala' },
    ],
  },
};

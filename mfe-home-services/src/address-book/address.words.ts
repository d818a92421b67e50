import type { ServiceAddress } from '@aangan/shared-kit/contracts/home-services';

/** Sentences of the address book. */
export const ADDRESS_WORDS = {
  number: 'House or flat number',
  noNumber: 'Enter the number of the house or flat.',
  building: 'Building or society (optional)',
  floor: 'Floor (optional)',
  floorHelp: '0 is the ground floor.',
  wrongFloor: 'Enter a floor from 0 to 80.',
  street: 'Street (optional)',
  locality: 'Locality',
  noLocality: 'Enter the locality.',
  pinCode: 'PIN code',
  wrongPin: 'Enter a PIN code of six digits.',
  details: 'How to find you (optional)',
  detailsHelp: 'Gate, landmark, parking. The professional reads it on the day.',
  label: 'Save as',
  labels: { HOME: 'Home', WORK: 'Work', OTHER: 'Other' },
  city: (name: string) => `City: ${name}. Prices differ by city, so you cannot change the city of your booking here.`,
  waits: (pin: string) =>
    `We do not serve PIN code ${pin} yet. You are on the waitlist. We message you once when we start.`,
  leave: 'Leave the waitlist',
  notServed: 'We do not serve this PIN code yet.',
  otherCity: (name: string) => `In ${name}. Prices differ by city.`,
  use: 'Use this address',
  edit: 'Change',
  remove: 'Delete this address',
  removeHelp: 'Existing bookings keep this address.',
} as const;

type Place = Pick<
  ServiceAddress,
  'buildingNumber' | 'buildingName' | 'floor' | 'streetAddress' | 'locality' | 'zipcode'
>;

/** An address on one line: `12, Sunrise Heights, 3rd floor, Koramangala 560034`. */
export function addressLine({ buildingNumber, buildingName, floor, streetAddress, locality, zipcode }: Place): string {
  const parts = [buildingNumber, buildingName, floor === null ? '' : floorWords(floor), streetAddress];
  return [...parts.filter(Boolean), `${locality} ${zipcode}`].join(', ');
}

function floorWords(floor: number): string {
  return floor === 0 ? 'ground floor' : `floor ${floor}`;
}

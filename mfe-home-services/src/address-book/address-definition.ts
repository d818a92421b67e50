import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { defineForm, type FormDefinition, type FormValues } from '@aangan/shared-kit/platform/form-definition';
import { ADDRESS_WORDS } from './address.words.ts';

export const ADDRESS_LABELS = ['HOME', 'WORK', 'OTHER'] as const;

type Body = CallInput<'POST /hs-backend/api/v1/save/address'>['json'];
type SavedFields = Omit<Body, 'id' | 'city' | 'serviceType'>;

/** Fields and rules of an address. Its city is that of the booking. */
const ADDRESS_FIELDS = {
  buildingNumber: (text) => (text === '' ? ADDRESS_WORDS.noNumber : undefined),
  buildingName: undefined,
  floor: (text) => (/^\d{0,2}$/.test(text) && Number(text) <= MOST_FLOORS ? undefined : ADDRESS_WORDS.wrongFloor),
  streetAddress: undefined,
  locality: (text) => (text.length < 2 ? ADDRESS_WORDS.noLocality : undefined),
  zipcode: (text) => (/^[1-9]\d{5}$/.test(text) ? undefined : ADDRESS_WORDS.wrongPin),
  houseDetails: undefined,
  labelType: undefined,
  latitude: undefined,
  longitude: undefined,
} satisfies FormDefinition<string>['fields'];

export type AddressField = keyof typeof ADDRESS_FIELDS;

/**
 * The form of an address. Source: services-and-platform, section 3 (Address).
 * @param id of the address that is changed, because each has a draft of its own; empty for a new one
 */
export function addressForm(id: string): FormDefinition<AddressField> {
  return defineForm<AddressField>({ name: `service-address${id && `-${id}`}`, fields: ADDRESS_FIELDS });
}

/** Highest floor of the contract. */
const MOST_FLOORS = 80;

/** The typed values as the call takes them. */
export function savedFields({
  floor,
  labelType,
  latitude,
  longitude,
  ...texts
}: FormValues<AddressField>): SavedFields {
  const number = (text: string) => (text === '' ? null : Number(text));
  return {
    ...texts,
    floor: number(floor),
    latitude: number(latitude),
    longitude: number(longitude),
    labelType: ADDRESS_LABELS.find((label) => label === labelType) ?? 'HOME',
  };
}

// What other features may use.
export { ADDRESS_WORDS, addressLine } from './address.words.ts';
export { addressForm, savedFields } from './address-definition.ts';
export { AddressForm } from './address-form.tsx';
export { AddressList, type BookAddress } from './address-list.tsx';

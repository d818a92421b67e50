import type { ServiceAddress } from '@aangan/shared-kit/contracts/home-services';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';

/** An address on one line: `12, Rose Villa, 5th Block, Koramangala, Bangalore 560034`. */
export function addressWords(address: ServiceAddress): string {
  const { buildingNumber, apartment, buildingName, streetAddress, locality, city, zipcode } = address;
  const place = `${cityBySlug(city)?.name ?? city} ${zipcode}`;
  return [buildingNumber, apartment, buildingName, streetAddress, locality, place]
    .filter((part) => part !== '')
    .join(', ');
}

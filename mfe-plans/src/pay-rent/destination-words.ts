import type { LandlordDestination } from '@aangan/shared-kit/contracts/rent-landlords';

/** Where the money of a landlord goes, masked: `HDFC0000053 •••• 4821` or `as•••@okbank`. */
export function destinationWords(destination: LandlordDestination): string {
  return destination.kind === 'bank' ? `${destination.ifsc} •••• ${destination.last4}` : destination.masked;
}

import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { HOME_SERVICE_TYPES, type HomeServiceType } from '@aangan/shared-kit/domain/home-services/services';

/** Most add-ons of a lead. */
const MOST_ADD_ONS = 20;

interface Person {
  readonly name: string | null;
  /** `+919812345678`. */
  readonly user_phone: string | null;
  readonly user_email: string | null;
}

interface Facts {
  readonly booking: Pick<Booking, 'serviceType' | 'city' | 'lines' | 'servicingDate'>;
  /** The chosen address of the book. */
  readonly addressId: string | undefined;
  readonly person: Person;
}

/**
 * The lead of a booking that begins; undefined for a person without a name or an Indian number, whose lead the order
 * makes. Source: services-and-platform, sections 3 (lead creation; add-on quantity) and 5 (address only with an id).
 */
export function leadBody({ booking, addressId, person: { name, user_phone, user_email } }: Facts) {
  const serviceType = serviceTypeOf(booking.serviceType);
  const phone = user_phone?.startsWith('+91') ? user_phone.slice(3) : undefined;
  if (!serviceType || !phone || !name) return undefined;
  const skus = [...new Set(booking.lines.map(({ sku }) => sku).filter((sku) => sku !== null))];
  return {
    name,
    phone,
    phoneCountryCode: '91',
    email: user_email ?? '',
    city: booking.city,
    serviceType,
    ...(booking.servicingDate !== null && { servicingDate: booking.servicingDate }),
    ...(addressId !== undefined && { address: { id: addressId } }),
    addOnBean: skus.slice(0, MOST_ADD_ONS).map((catalogKey) => ({ catalogKey, quantity: '1' }) as const),
  } as const;
}

function serviceTypeOf(text: string): HomeServiceType | undefined {
  return HOME_SERVICE_TYPES.find((type) => type === text);
}

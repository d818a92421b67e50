import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';
import type { BookAddress } from '../../address-book/public.ts';

export const BOOKING_ID = 'bkg_12345678901234567890';

/** An address of Bangalore South. */
export const SAMPLE_ADDRESS: BookAddress = {
  ...{ id: 'adr_12345678901234567890', userId: 'acc_test', countryCode: '91', city: 'bangalore', hub: 'BLR-SOUTH' },
  ...{ buildingNumber: '12', buildingName: 'Sunrise Heights', floor: 3, apartment: '', streetAddress: '' },
  ...{ locality: 'Koramangala', shortLocality: '', zipcode: '560034', state: '', houseDetails: '' },
  ...{ labelType: 'HOME', label: '', latitude: null, longitude: null },
  waitlisted: false,
};

/** A quotation of a cleaning for ₹1,499. */
export function sampleBooking(facts: Partial<Booking> = {}): Booking {
  const tax = { taxablePaise: 1_27_034, cgstPaise: 11_433, sgstPaise: 11_433, igstPaise: 0 };
  const description = 'Deep cleaning of a 2 BHK';
  const line = { sku: 'HS_CLEANING_HOME_2BHK', description, quantity: 1, code: '998533', gstRate: 18 };
  return {
    ...{ id: BOOKING_ID, business: 'HS', serviceType: 'HS_CLEANING', title: 'Cleaning', state: 'quoted' },
    ...{ startsAt: null, servicingDate: null, totalPaise: 1_49_900, isPaid: false, payWhen: 'first' },
    ...{ kind: 'cart', reschedules: 0, doneAt: null, changedAt: FAKE_NOW, createdAt: FAKE_NOW },
    lines: [{ ...line, ...tax, paise: 1_49_900 }],
    gst: tax,
    placeOfSupply: 'Karnataka',
    quotedUntil: FAKE_NOW + DAY_MS,
    ...{ city: 'bangalore', address: null, hub: null, leadId: null, orderId: null, partner: null, startCode: null },
    ...{ possible: ['cancel'], cancelRefundPaise: 0, refundedPaise: 0 },
    cancelTerms: ['At least 24 hours before the slot: 100% comes back.'],
    ...{ rating: null, ratingText: null, complaint: null, photos: [], history: [], documents: [] },
    ...facts,
  };
}

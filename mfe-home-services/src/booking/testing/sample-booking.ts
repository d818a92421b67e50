import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { possibleChanges } from '@aangan/shared-kit/domain/home-services/booking-states';
import { cancelTerms } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

/** A paid cleaning, two days ahead, that is assigned. */
export function sampleBooking(facts: Partial<Booking> = {}): Booking {
  const booking: Booking = {
    ...{ id: 'bkg_aaaaaaaaaaaaaaaaaaaa', business: 'HS', serviceType: 'HS_CLEANING', title: 'Cleaning' },
    ...{ state: 'assigned', payWhen: 'first', isPaid: true, kind: 'cart' },
    startsAt: FAKE_NOW + 48 * HOUR_MS,
    servicingDate: '18 Nov 2026, 10 am to 12 noon',
    ...{ totalPaise: 149_900, createdAt: FAKE_NOW, changedAt: FAKE_NOW, quotedUntil: null },
    lines: [],
    gst: { taxablePaise: 127_034, cgstPaise: 11_433, sgstPaise: 11_433, igstPaise: 0 },
    placeOfSupply: 'Karnataka',
    ...{ city: 'bangalore', address: null, hub: 'BLR-SOUTH', leadId: null, orderId: 'ord_1' },
    ...{ partner: 'Ravi', startCode: '0427', possible: [], reschedules: 0, doneAt: null },
    ...{ cancelRefundPaise: 149_900, cancelTerms: cancelTerms('HS'), refundedPaise: 0 },
    ...{ rating: null, ratingText: null, complaint: null, photos: [], history: [], documents: [] },
    ...facts,
  };
  return { ...booking, possible: possibleChanges(booking, 'customer') };
}

/** The answer of a call with one booking. */
export function bookingAnswer(facts: Partial<Booking> = {}) {
  return { sts: 1, status_code: 200, booking: sampleBooking(facts) } as const;
}

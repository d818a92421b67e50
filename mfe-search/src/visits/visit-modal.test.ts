import { type BookingStatus, modalOf, modalOfLead } from './visit-modal.ts';

const OWN = { visitId: 'vis_aaaaaaaaaaaaaaaaaaaa', timeEpoch: 5, date: '2026-11-21', startTime: '11:00' };
const status = (facts: Partial<BookingStatus> = {}): BookingStatus => ({
  selfBooked: false,
  your_booked_time: null,
  booked_times: [],
  ...facts,
});

describe('the modal that opens for a visit', () => {
  it('on reschedule is the custom time with all booked times in order', () => {
    expect(modalOf(status({ your_booked_time: OWN, selfBooked: true, booked_times: [30, 4, 200] }), true)).toEqual({
      type: 'customTime',
      reschedule: true,
      bookedTimes: [4, 30, 200],
    });
  });

  it('with an own booking is its confirmation, marked as reschedule by selfBooked', () => {
    expect(modalOf(status({ your_booked_time: OWN, selfBooked: true, booked_times: [30] }))).toEqual({
      type: 'confirmation',
      visitId: OWN.visitId,
      reschedule: true,
    });
  });

  it('with bookings of others is the custom time', () => {
    expect(modalOf(status({ booked_times: [30, 4] }))).toEqual({
      type: 'customTime',
      reschedule: false,
      bookedTimes: [4, 30],
    });
  });

  it('without bookings is the schedule', () => {
    expect(modalOf(status())).toEqual({ type: 'schedule' });
  });

  it('after a lead is the confirmation only when the status is SENT', () => {
    const lead = { ...status({ your_booked_time: OWN, selfBooked: true, booked_times: [4] }), visit: null };
    expect(modalOfLead({ ...lead, status: 'SENT' }, false)).toMatchObject({ type: 'confirmation' });
    expect(modalOfLead({ ...lead, status: 'NOT_SENT' }, false)).toMatchObject({
      type: 'customTime',
      reschedule: false,
    });
    expect(modalOfLead({ ...lead, status: 'NOT_SENT' }, true)).toMatchObject({ type: 'customTime', reschedule: true });
    expect(modalOfLead({ ...status(), visit: null, status: 'NOT_SENT' }, false)).toEqual({ type: 'schedule' });
  });

  it('after rescheduling a visit that was cancelled elsewhere is the schedule', () => {
    expect(modalOfLead({ ...status(), visit: null, status: 'NOT_SENT' }, true)).toEqual({ type: 'schedule' });
  });
});

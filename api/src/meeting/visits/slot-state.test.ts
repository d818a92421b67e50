import { isOpen, slotState, wireSlot } from './slot-state.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);
const ASKER = { accountId: 'acc_me', holders: ['device of mine', 'account of mine'] };
const visit = (visitorId: string, listingId = 'home') => ({ visitorId, listingId });
const hold = (holder: string, releaseAt = NOW + 1) => ({ holder, releaseAt, guest: false });

it.each([
  ['free without visit or hold', undefined, undefined, 'free'],
  ['yours when you have booked it', visit('acc_me'), undefined, 'yours'],
  ['taken when somebody else has booked it', visit('acc_other'), undefined, 'taken'],
  ['taken when you visit another home of the owner at that time', visit('acc_me', 'other'), undefined, 'taken'],
  ['taken, whoever holds it', visit('acc_other'), hold('device of mine'), 'taken'],
  ['held when somebody else books it', undefined, hold('another device'), 'held'],
  ['free when a guest holds it and you are logged in', undefined, { ...hold('another device'), guest: true }, 'free'],
  ['held for you when your device holds it', undefined, hold('device of mine'), 'yours-held'],
  ['held for you when your account holds it', undefined, hold('account of mine'), 'yours-held'],
  ['free at the millisecond a hold ends', undefined, hold('another device', NOW), 'free'],
] as const)('a slot is %s', (_what, booked, held, state) => {
  expect(slotState({ visit: booked, hold: held }, 'home', ASKER, NOW)).toBe(state);
  expect(isOpen(state)).toBe(state === 'free' || state === 'yours-held');
});

it('a slot is written with the hours of India', () => {
  const slot = wireSlot(Date.UTC(2026, 10, 20, 17, 30), 'free');
  expect(slot).toMatchObject({ startTime: '23:00', endTime: '24:00' });
});

it('a slot that a guest holds is held for other guests', () => {
  const guest = { accountId: undefined, holders: ['device of mine'] };
  expect(slotState({ visit: undefined, hold: { ...hold('another device'), guest: true } }, 'home', guest, NOW)).toBe(
    'held',
  );
});

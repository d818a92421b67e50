import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { isConfirmToken, readConfirmToken, writeConfirmToken } from './confirm-token.ts';

const ABOUT = Date.UTC(2026, 10, 10);
const TOKEN = { listingId: '0123456789abcdef', ownerId: 'acc_asha', about: ABOUT };
const text = writeConfirmToken('key', TOKEN);

it('a confirm token contains the listing and the confirmation it is about', () => {
  expect(readConfirmToken(text)).toEqual({ listingId: TOKEN.listingId, about: ABOUT });
});

it('a confirm token is valid for 45 days', () => {
  expect(isConfirmToken('key', text, TOKEN, ABOUT + 45 * DAY_MS)).toBe(true);
  expect(isConfirmToken('key', text, TOKEN, ABOUT + 45 * DAY_MS + 1)).toBe(false);
});

it.each([
  ['another owner', { ...TOKEN, ownerId: 'acc_ravi' }],
  ['another listing', { ...TOKEN, listingId: 'fedcba9876543210' }],
  ['another confirmation', { ...TOKEN, about: ABOUT + 1 }],
])('a confirm token is rejected for %s', (_what, other) => {
  expect(isConfirmToken('key', text, other, ABOUT)).toBe(false);
});

it('a confirm token is rejected if signed with another key', () => {
  expect(isConfirmToken('other key', text, TOKEN, ABOUT)).toBe(false);
  expect(isConfirmToken(['new key', 'key'], text, TOKEN, ABOUT)).toBe(true);
  expect(isConfirmToken(['newer key', 'new key'], text, TOKEN, ABOUT)).toBe(false);
});

it.each(['', 'x', `${text}x`, text.replace('.', ''), '../../etc/passwd'])(
  'a malformed confirm token is rejected: %p',
  (wrong) => {
    expect(readConfirmToken(wrong) === undefined || !isConfirmToken('key', wrong, TOKEN, ABOUT)).toBe(true);
  },
);

import {
  contactOf,
  GRIEVANCE_KIND_KEYS,
  grievanceContactError,
  grievanceDue,
  grievanceTextError,
} from './grievance.ts';
import { HOUR_MS } from './time-spans.ts';

describe('a grievance', () => {
  it('is decided within 72 hours if it is about content, and within 15 days otherwise', () => {
    expect(Object.fromEntries(GRIEVANCE_KIND_KEYS.map((kind) => [kind, grievanceDue(kind, 0) / HOUR_MS]))).toEqual({
      content: 72,
      impersonation: 72,
      privacy: 360,
      money: 360,
      people: 360,
      other: 360,
    });
  });

  it.each([
    ['too short', 'Bad', 'Tell us what happened, in at least one sentence.'],
    ['spaces alone', ' '.repeat(40), 'Tell us what happened, in at least one sentence.'],
    ['too long', 'a'.repeat(4001), 'Use at most 4000 characters.'],
    ['a sentence', 'The flat does not exist.', undefined],
  ])('says what is wrong with its text: %s', (_case, text, problem) => {
    expect(grievanceTextError(text)).toBe(problem);
  });

  it.each([
    ['asha@homes.example', { email: 'asha@homes.example' }],
    ['98450 12345', { phone: '+919845012345' }],
    ['+971 50 123 4567', { phone: '+971501234567' }],
  ])('is answered to %s', (typed, contact) => {
    expect(contactOf(typed)).toEqual(contact);
    expect(grievanceContactError(typed)).toBeUndefined();
  });

  it.each(['', 'asha', '12345', 'asha@'])('cannot be answered to “%s”', (typed) => {
    expect(grievanceContactError(typed)).toBe('Enter an e-mail address or a mobile number for our answer.');
  });
});

import { callNoteError, skipReasonError, withoutContactDetails } from './call-note.ts';

it.each([
  'Call her on 98123 45678 instead.',
  'Pays by asha@okbank.',
  'Write to asha.rao@example.com first.',
  'His number is nine eight one two three four five six seven eight.',
])('a note with contact details is refused: %s', (note) => {
  expect(callNoteError(note)).toMatch(/^Leave out phone numbers/);
});

it('a note about rent, rooms and days is accepted', () => {
  expect(callNoteError('Wants a 2 BHK up to ₹32,000 from 1 December, near the metro.')).toBeUndefined();
});

it('an empty note is refused only where a result is needed', () => {
  expect(callNoteError(' ')).toBeUndefined();
  expect(callNoteError(' ', true)).toBe('Say in a few words what was agreed.');
});

it('a reason for skipping has to say something, without a number', () => {
  expect(skipReasonError('no')).toBe('Say why, so that the next person knows.');
  expect(skipReasonError('Speaks only Kannada')).toBeUndefined();
  expect(skipReasonError('Use 9812345678')).toMatch(/^Leave out phone numbers/);
});

it('staff read a message without its numbers', () => {
  expect(withoutContactDetails('Please call 9812345678 after six')).not.toMatch(/\d{5}/);
});

import { contactStatusCode } from './contact-status.ts';

describe('the analytics code of a contact status', () => {
  it.each([
    ['NOT_AUTHORIZED', 'n'],
    ['PHONE_NOTVERIFIED', 'n'],
    ['BROKER_NOTVERIFIED', 'b'],
    ['BROKER_NOTVERIFIED_NEW', 'b'],
    ['SENT', 'y'],
    ['SENT_NEW', 'y'],
    ['requested', 'none'],
    ['NOT_SENT', 'none'],
    ['ACCOUNT_NOT_IDENTIFIED', 'none'],
    ['LIMIT_EXCEEDED', 'none'],
    ['NO_PLAN_SELECTED', undefined],
    ['toString', undefined],
  ])('of %s is %s', (status, code) => expect(contactStatusCode(status)).toBe(code));
});

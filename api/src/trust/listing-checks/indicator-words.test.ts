import { BROKER_NAME, indicatorsIn, SCAM_PATTERNS } from './indicator-words.ts';

const weight = (text: string) => indicatorsIn(text, SCAM_PATTERNS).reduce((sum, { bits }) => sum + bits, 0);

it.each([
  'Kindly pay the token before visiting, many people are asking.',
  'I am an army officer and transferred to Jammu. The keys come by courier.',
  'Refundable visit fee of 2,500, gate pass after payment.',
])('the text check detects a scam in "%s"', (text) => expect(weight(text)).toBeGreaterThanOrEqual(3));

it.each([
  'Token amount only after you have seen the home.',
  'Deposit can be paid by UPI on the day of moving in.',
  'The bank is before the post office, the school opposite.',
  'Advance booking of the club house is possible.',
])('the text check detects no scam in "%s"', (text) => expect(weight(text)).toBe(0));

it.each([
  ['Shree Realty', true],
  ['Meera Estates', true],
  ['Asha', false],
  ['Properta', false],
])('the text check recognises a business name in %s: %s', (name, business) =>
  expect(BROKER_NAME.test(name)).toBe(business),
);

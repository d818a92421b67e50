import { aadhaarProblem, addressProblem, panProblem, tidyPan } from './kyc-fields.ts';

it.each(['ABCPE1234F', 'AAACR5055K'])('accepts the PAN %s', (pan) => expect(panProblem(pan)).toBeUndefined());

it.each(['', 'ABCPE1234', 'ABCDE1234F', 'abcpe1234f', 'ABCPE12345', 'ABCPE1234FX', '1BCPE1234F'])(
  'rejects %j as a PAN',
  (pan) => expect(panProblem(pan)).toMatch(/ABCPE1234F/),
);

it('normalises a PAN as people type it', () => expect(tidyPan(' abcpe 1234f ')).toBe('ABCPE1234F'));

it('accepts the last four digits of an Aadhaar number and explains that the whole is not needed', () => {
  expect(aadhaarProblem('1234')).toBeUndefined();
  expect(aadhaarProblem('123')).toBe('Enter the last four digits of your Aadhaar number.');
  expect(aadhaarProblem('1234 5678 9012')).toMatch(/only the last four/);
});

it('accepts an address with its PIN code', () => {
  expect(addressProblem('12, 4th Cross, Jayanagar, Bangalore 560041')).toBeUndefined();
  expect(addressProblem('12, 4th Cross, Jayanagar, Bangalore')).toMatch(/PIN/);
  expect(addressProblem('Jayanagar')).toMatch(/full address/);
});

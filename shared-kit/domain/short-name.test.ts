import { shortName } from './short-name.ts';

describe('a short name for a friend list', () => {
  it.each([
    ['Asha Rao', 'Asha R.'],
    ['  Asha   ', 'Asha'],
    ['Venkata Subramanian Krishnamurthy iyer', 'Venkata I.'],
    ['आशा राव', 'आशा र.'],
    ['', 'A friend'],
  ])('of %j is %j', (name, short) => expect(shortName(name)).toBe(short));
});

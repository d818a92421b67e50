import { shortName } from './short-name.ts';

describe('a name in a list of friends', () => {
  it.each([
    ['Asha Rao', 'Asha R.'],
    ['  Asha   ', 'Asha'],
    ['Venkata Subramanian Krishnamurthy iyer', 'Venkata I.'],
    ['आशा राव', 'आशा र.'],
    ['', 'A friend'],
  ])('%j is %j', (name, short) => expect(shortName(name)).toBe(short));
});

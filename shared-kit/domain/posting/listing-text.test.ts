import { textWarnings } from './listing-text.ts';

const kinds = (text: string) => textWarnings(text).map(({ kind }) => kind);

describe('the words of an owner', () => {
  it.each([
    'Bright flat on the third floor, 5 minutes from the metro.',
    'Rent 32,000 and deposit 1,50,000. Built in 2014, painted in 2025.',
    'Vegetable market and a Jain temple are close. A vegetarian restaurant is downstairs.',
    'Near St. Marks Road. Call through the site only.',
    'Family or bachelors, 24-hour water, no smoking inside.',
    'Near the South Indian restaurant and the Punjabi dhaba.',
    'AC, TV, RO and lift. EMI friendly BDA flat.',
  ])('are fine: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it.each([
    ['phone', 'Call me on 98450 12345 in the evening'],
    ['phone', 'whatsapp +91-98450-12345'],
    ['phone', 'Ring nine eight four five zero one two three four five'],
    ['phone', 'मुझे ९८४५०१२३४५ पर फ़ोन करें'],
    ['email', 'Write to asha.rao@example.com'],
    ['email', 'asha (at) example (dot) com'],
    ['link', 'See more at https://homes.example/flat'],
    ['link', 'photos on www.myflat.in/12'],
    ['capitals', 'SPACIOUS FLAT FOR RENT IN THE BEST AREA OF THE CITY'],
    ['discrimination', 'Only Brahmins please'],
    ['discrimination', 'Muslims not allowed in this building'],
    ['discrimination', 'No North Indians'],
    ['discrimination', 'Pure veg families only'],
    ['discrimination', 'Strictly vegetarians'],
    ['discrimination', 'No non-veg in the house'],
    ['discrimination', 'No unmarried couples'],
    ['discrimination', 'Good-looking only'],
    ['discrimination', 'Jain family preferred'],
  ])('warn of %s: %s', (kind, text) => {
    expect(kinds(text)).toEqual([kind]);
  });

  it('block for contact data and for shutting people out, and not for capitals', () => {
    const blocking = (text: string) => textWarnings(text).map(({ blocks }) => blocks);
    expect(blocking('Call 9845012345')).toEqual([true]);
    expect(blocking('No Muslims')).toEqual([true]);
    expect(blocking('SPACIOUS FLAT FOR RENT IN THE BEST AREA')).toEqual([false]);
  });
});

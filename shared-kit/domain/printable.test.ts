import { printableProblem } from './printable.ts';

describe('a text for a PDF', () => {
  it.each(['12/4, 4th Cross – “Anand”', 'अनुष्का शर्मा', 'José Núñez', 'Flat #3 & 4 (₹)'])('may be %s', (text) =>
    expect(printableProblem(text)).toBeUndefined(),
  );

  it.each(['அனுஷ்கா', 'ಜಯನಗರ', 'జయనగర్', 'অনুষ্কা', 'അനുഷ്ക', 'અનુષ્કા', 'ਅਨੁਸ਼ਕਾ', '北京', 'Home 🏠'])('may not be %s', (text) =>
    expect(printableProblem(text)).toMatch(/^Use Latin letters or Devanagari/),
  );
});

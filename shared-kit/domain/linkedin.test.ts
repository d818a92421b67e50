import { isLinkedInUrl } from './linkedin.ts';

describe('isLinkedInUrl', () => {
  it.each([
    'https://www.linkedin.com/in/asha-rao',
    'https://linkedin.com/in/asha-rao-12/',
    'https://linkedin.com/company/example_homes',
  ])('accepts %s', (text) => {
    expect(isLinkedInUrl(text)).toBe(true);
  });

  it.each([
    '',
    'http://www.linkedin.com/in/asha-rao',
    'www.linkedin.com/in/asha-rao',
    'https://www.linkedin.com/in/',
    'https://www.linkedin.com/jobs/asha-rao',
    'https://in.linkedin.com/in/asha-rao',
    'https://www.linkedin.com.example.org/in/asha-rao',
    'https://example.org/https://www.linkedin.com/in/asha-rao',
    'https://www.linkedin.com/in/asha/rao',
  ])('rejects %p', (text) => {
    expect(isLinkedInUrl(text)).toBe(false);
  });
});

import {
  languagesOf,
  managerHoursError,
  managerLanguagesError,
  managerNameError,
  managerNextStepError,
} from './property-manager.ts';

describe('what staff enter of a manager', () => {
  it.each([
    [managerNameError, 'Ravi Menon', 'Ra'],
    [managerHoursError, 'Every day, 10 am to 7 pm', 'x'.repeat(121)],
    [managerLanguagesError, 'English, Kannada', 'English, K'],
    [managerNextStepError, '', 'x'.repeat(301)],
  ])('is checked by %p', (rule, valid, wrong) => {
    expect(rule(valid)).toBeUndefined();
    expect(rule(wrong)).toMatch(/\.$/);
  });

  it('has eight languages at most', () => {
    expect(managerLanguagesError(Array(8).fill('Tamil').join(','))).toBeUndefined();
    expect(managerLanguagesError(Array(9).fill('Tamil').join(','))).toBeDefined();
  });

  it('lists languages without spaces and empty entries', () => {
    expect(languagesOf(' English ,, Kannada,')).toEqual(['English', 'Kannada']);
  });
});

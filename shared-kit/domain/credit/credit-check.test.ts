import { ASKING_MS, creditConsent, ownPanProblem, stateNow } from './credit-check.ts';

describe('a check of credit', () => {
  it('has failed once its bureau has been silent for two minutes', () => {
    expect(stateNow('asking', 0, ASKING_MS - 1)).toBe('asking');
    expect(stateNow('asking', 0, ASKING_MS)).toBe('failed');
    expect(stateNow('ready', 0, ASKING_MS)).toBe('ready');
  });

  it.each([
    ['abcpe 1234 f', undefined],
    ['ABCPE1234', /five letters/],
    ['AAACE1234F', /not of a person/],
  ])('takes the PAN %s: %s', (typed, problem) => {
    if (problem === undefined) expect(ownPanProblem(typed)).toBeUndefined();
    else expect(ownPanProblem(typed)).toMatch(problem);
  });

  it('names the bureau and what it gets in its consent', () => {
    expect(creditConsent('Experian')).toContain('my name, phone number and PAN to Experian once');
  });
});

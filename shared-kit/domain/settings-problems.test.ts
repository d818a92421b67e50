import { z } from 'zod';
import { isDemo, refuseDemo } from './demo-mode.ts';
import { readAllSettings, SettingsProblems, settingsRefusal } from './settings-problems.ts';

const throwing = (error: Error) => () => {
  throw error;
};

describe('settings', () => {
  it('are read by all readers, in order', () => {
    expect(readAllSettings([() => 1, () => 2])).toEqual([1, 2]);
  });

  it('report the problems of all readers at once', () => {
    const readers = [
      throwing(new SettingsProblems(['A_KEY: missing', 'B_KEY: missing'])),
      () => 1,
      throwing(new Error('C_URL is wrong.')),
      () => z.object({ D_PORT: z.coerce.number() }).parse({ D_PORT: 'x' }).D_PORT,
    ];
    expect(() => readAllSettings(readers)).toThrow(
      expect.objectContaining({
        problems: ['A_KEY: missing', 'B_KEY: missing', 'C_URL is wrong.', expect.stringMatching(/^D_PORT: /)],
      }),
    );
  });

  it('are refused with one line for each variable', () => {
    const text = settingsRefusal('The API', ['A_KEY: missing', 'B_KEY: missing']);
    expect(text.split('\n').slice(0, 3)).toEqual([
      'The API does not start. Set these variables:',
      '- A_KEY: missing',
      '- B_KEY: missing',
    ]);
    expect(text).toContain('AANGAN_DEMO=1');
  });

  it('are refused without a word of the demonstration by a build that has none', () => {
    expect(settingsRefusal('The API', ['A_KEY: missing'], false)).toBe(
      'The API does not start. Set these variables:\n- A_KEY: missing',
    );
    expect(() => refuseDemo({ AANGAN_DEMO: '1' })).toThrow(/^AANGAN_DEMO: /);
    expect(refuseDemo({ AANGAN_DEMO: '0' })).toEqual({});
  });

  it.each([
    ['1', true],
    ['0', false],
    ['', false],
    ['true', false],
    [undefined, false],
  ])('are of the demonstration only with the word: %s', (word, expected) => {
    expect(isDemo({ AANGAN_DEMO: word, NODE_ENV: 'development' })).toBe(expected);
  });
});

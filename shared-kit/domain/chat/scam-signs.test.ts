import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { scamSign } from './scam-signs.ts';

const sentences = (file: string) =>
  readFileSync(join(import.meta.dirname, 'sentences', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('signs of known scams', () => {
  const scams = sentences('scams.txt');
  const others = [...sentences('harmless.txt'), ...sentences('held.txt')];

  it('are found in at least 90 % of the messages of scams, and in at most 2 % of the others', () => {
    const missed = scams.filter((text) => scamSign(text) === undefined);
    const wrong = others.filter((text) => scamSign(text) !== undefined);
    expect({ missed, enough: missed.length <= scams.length * 0.1 }).toMatchObject({ enough: true });
    expect({ wrong, few: wrong.length <= others.length * 0.02 }).toMatchObject({ few: true });
  });

  it.each([
    ['please send 5000 token before visit', 'reader', 'MONEY_BEFORE_VISIT'],
    ['he asks me to pay 5000 token before visit', 'author', 'MONEY_BEFORE_VISIT'],
    ['the keys come by courier after payment', 'reader', 'KEYS_BY_COURIER'],
    ['I have shared the OTP that you told me to send', 'author', 'SECRET_CODE'],
  ])('warn the one in danger: %s', (text, inDanger, sign) => {
    expect(scamSign(text)).toEqual({ sign, inDanger });
  });

  it.each(['never pay a token before the visit', 'I would pay the deposit after the visit, through the site'])(
    'are not seen in what refuses them: %s',
    (text) => {
      expect(scamSign(text)).toBeUndefined();
    },
  );

  it('take little time, whatever the text is', () => {
    const words = fc.array(
      fc.constantFrom('pay ', 'token ', 'first ', 'visit ', 'send ', 'keys ', 'army ', '5000 ', 'x'),
      {
        maxLength: 350,
      },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const started = performance.now();
        scamSign(parts.join(''));
        expect(performance.now() - started).toBeLessThan(250);
      }),
    );
  });
});

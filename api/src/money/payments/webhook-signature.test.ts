import { signatureProblem, signWebhook, TOLERANCE_MS } from './webhook-signature.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);
const BODY = '{"event":"payment.paid"}';
const problem = (header: string, { body = BODY, secret = 'key', now = NOW } = {}) =>
  signatureProblem(header, body, secret, now);

describe("a webhook's signature", () => {
  const header = signWebhook(BODY, 'key', NOW);

  it('is valid for the signed body, up to 300 s before and after', () => {
    expect(problem(header)).toBeUndefined();
    expect(problem(header, { now: NOW + TOLERANCE_MS })).toBeUndefined();
    expect(problem(header, { now: NOW - TOLERANCE_MS })).toBeUndefined();
  });

  it.each([
    ['another body', header, { body: `${BODY} ` }, 'wrong signature'],
    ['another secret', header, { secret: 'other' }, 'wrong signature'],
    ['301 s', header, { now: NOW + 301_000 }, 'too old'],
    ['301 s ahead', header, { now: NOW - 301_000 }, 'too old'],
    ['another time', header.replace(/t=\d+/, `t=${NOW / 1000 + 1}`), {}, 'wrong signature'],
    ['nothing', '', {}, 'no time in the signature'],
    ['no signature', `t=${NOW / 1000}`, {}, 'wrong signature'],
  ])('is invalid for %s', (_, given, facts, expected) => {
    expect(problem(given, facts)).toBe(expected);
  });

  it('is valid when one of several matches, while the secret is rotated', () => {
    const [, old] = signWebhook(BODY, 'old', NOW).split(',');
    expect(problem(`${header},${old}`, { secret: 'old' })).toBeUndefined();
    expect(problem(`${header},${old}`)).toBeUndefined();
  });
});

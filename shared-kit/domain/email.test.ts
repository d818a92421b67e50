import fc from 'fast-check';
import { isValidEmail } from './email.ts';

describe('isValidEmail', () => {
  it('accepts every address of the usual shape', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => expect(isValidEmail(address)).toBe(true)));
  });

  it.each(['asha@example.com', 'asha.rao+flat@mail.example.co.in', "o'neil@example.org"])('accepts %s', (address) => {
    expect(isValidEmail(address)).toBe(true);
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha@example.c',
    'asha@@example.com',
    'asha rao@example.com',
    'asha@example..com',
    '.asha@example.com',
    'asha@-example.com',
    'asha@example.com ',
    `${'a'.repeat(250)}@example.com`,
  ])('rejects %p', (text) => {
    expect(isValidEmail(text)).toBe(false);
  });

  it('takes linear time on a text built to be slow', () => {
    // CPU time in µs, because a busy machine also delays the test.
    const before = process.cpuUsage();
    isValidEmail(`${'a.'.repeat(125)}@`);
    isValidEmail(`a@${'a-'.repeat(120)}`);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});

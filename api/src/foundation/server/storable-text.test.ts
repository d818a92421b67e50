import fc from 'fast-check';
import { storable } from './storable-text.ts';

describe('the texts of a body', () => {
  it.each([
    ['without NUL characters', { a: 'x\0y' }, { a: 'xy' }],
    ['without half of an emoji', ['ok \ud83d'], ['ok \ufffd']],
    ['in names', { 'a\0': { b: ['\0'] } }, { a: { b: [''] } }],
    ['as they are otherwise', { a: 'नमस्ते 👋\n', b: 1, c: null, d: true }, { a: 'नमस्ते 👋\n', b: 1, c: null, d: true }],
  ])('are stored %s', (_how, given, wanted) => {
    expect(storable(given)).toEqual(wanted);
  });

  it('are well-formed and have no NUL, whatever was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(storable(value));
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
    );
  });

  it('cannot set a prototype', () => {
    const body = storable(JSON.parse('{"__proto__":{"admin":true}}')) as { admin?: boolean };
    expect(body.admin).toBeUndefined();
    expect({}).not.toHaveProperty('admin');
  });
});

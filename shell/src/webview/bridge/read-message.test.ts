import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { FROM_NATIVE } from './messages.ts';
import { LONGEST_MESSAGE, readMessage } from './read-message.ts';

const ORIGIN = 'https://aangan.test';
const read = (message: object) => readMessage(JSON.stringify({ origin: ORIGIN, ...message }), ORIGIN);

describe('a message from the app', () => {
  it.each([
    ['a login', { kind: 'token', payload: { token: 'abc' } }],
    ['Back', { kind: 'backPressed', payload: {} }],
    ['a build number', { kind: 'version', payload: { version: 1209 } }],
    ['another page', { kind: 'open', payload: { path: '/home?x=1' } }],
    ['a proof', { kind: 'integrity', payload: { request: 'r', token: 't' } }],
  ])('with %s is accepted', (_what, message) => expect(read(message)).toEqual(message));

  it('is accepted without a payload when its kind needs none', () =>
    expect(read({ kind: 'resumed' })).toEqual({ kind: 'resumed', payload: {} }));

  it('is reduced to phone numbers, without names', () =>
    expect(
      read({ kind: 'contacts', payload: { request: 'r', contacts: [{ phone: '98450 12345', name: 'Asha' }] } }),
    ).toEqual({
      kind: 'contacts',
      payload: { request: 'r', contacts: [{ phone: '98450 12345' }], friends: [] },
    }));

  it.each<[string, unknown, string]>([
    ['meant for another origin', JSON.stringify({ origin: 'https://evil.test', kind: 'resumed' }), 'origin'],
    ['that names no origin', JSON.stringify({ kind: 'resumed' }), 'origin'],
    ['of an unknown kind', JSON.stringify({ origin: ORIGIN, kind: 'eval' }), 'kind'],
    ['of a kind that objects inherit', JSON.stringify({ origin: ORIGIN, kind: 'constructor' }), 'kind'],
    ['that is not JSON', 'hello', 'shape'],
    ['that is an object', { origin: ORIGIN, kind: 'resumed' }, 'shape'],
    ['that is a list', '[]', 'shape'],
    ['too long to be read', ' '.repeat(LONGEST_MESSAGE + 1), 'size'],
    ['with an empty token', JSON.stringify({ origin: ORIGIN, kind: 'token', payload: { token: '' } }), 'shape'],
    [
      'that opens another site',
      JSON.stringify({ origin: ORIGIN, kind: 'open', payload: { path: '//evil.test' } }),
      'shape',
    ],
    [
      'that opens a javascript address',
      JSON.stringify({ origin: ORIGIN, kind: 'open', payload: { path: 'javascript:1' } }),
      'shape',
    ],
  ])('%s is refused', (_what, data, refused) => expect(readMessage(data, ORIGIN)).toEqual({ refused }));

  it('is always validated and never throws, for 10,000 random messages', () => {
    const foreign = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('null', 'file://', `${ORIGIN}.evil.test`));
    const kind = fc.oneof(fc.constantFrom(...Object.keys(FROM_NATIVE)), fc.string());
    const envelope = fc.record(
      { origin: foreign, kind, payload: fc.oneof(fc.anything(), fc.object()) },
      { requiredKeys: [] },
    );
    const data = fc.oneof(
      envelope.map((message) => JSON.stringify(message)),
      fc.json(),
      fc.string(),
      fc.anything(),
    );
    fc.assert(
      fc.property(data, (message) => {
        expect(readMessage(message, ORIGIN)).toHaveProperty('refused');
      }),
      { numRuns: depth(500, 10_000) },
    );
  });
});

import { isLoadFailure, NOISE, noiseOf } from './noise.ts';
import { seenError } from './seen-error.ts';

const named = (name: string, message: string, stack = '') => Object.assign(new Error(message), { name, stack });
const from = (stack: string) => named('TypeError', "Cannot read properties of null (reading 'a')", stack);

const ROWS: readonly (readonly [string, unknown])[] = [
  ['chunk load failure', named('ChunkLoadError', 'Loading chunk 17 failed.\n(missing: https://aangan.example/x.js)')],
  ['chunk load failure', new Error('Loading CSS chunk page-plans failed.')],
  ['chunk load failure', new TypeError('Failed to fetch dynamically imported module: https://aangan.example/x.js')],
  ['chunk load failure', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
  ['chunk load failure', named('RemoteFailure', 'HTTP 404 for https://aangan.example/x.js')],
  ['map library', from('at a (https://maps.googleapis.com/maps-api-v3/api/js/59/main.js:1:1)')],
  ['map library', from('at a (https://aangan.example/assets/mfe-search/1.0.0/browser/leaflet.abc.js:1:1)')],
  ['map library', new Error('Map container is already initialized.')],
  ['map library', new TypeError("Cannot read properties of undefined (reading '_leaflet_pos')")],
  ['map library', new ReferenceError('google is not defined')],
  ['storage quota', named('QuotaExceededError', 'The quota has been exceeded.')],
  [
    'storage quota',
    new Error("Failed to execute 'setItem' on 'Storage': Setting the value of 'a' exceeded the quota."),
  ],
  ['storage quota', named('NS_ERROR_DOM_QUOTA_REACHED', 'Persistent storage maximum size reached')],
  [
    'cross-origin frame',
    named('SecurityError', 'Blocked a frame with origin "https://a.example" from accessing a cross-origin frame.'),
  ],
  ['cross-origin frame', new Error('Permission denied to access property "document" on cross-origin object')],
  ['cross-origin frame', 'Script error.'],
  ['resize loop', 'ResizeObserver loop completed with undelivered notifications.'],
  ['extension', from('at a (chrome-extension://abc/content.js:1:1)')],
  ['abort', named('AbortError', 'The user aborted a request.')],
];

describe('known error noise', () => {
  it.each(ROWS)('%s is recognised: %s', (name, error) => expect(noiseOf(seenError(error))).toBe(name));

  it('has an example for each row', () => {
    expect(new Set(ROWS.map(([name]) => name))).toEqual(new Set(NOISE.map(({ name }) => name)));
  });

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'price')"),
    new Error('GET failed for /api/v1/home/carousels'),
    new RangeError('Maximum call stack size exceeded'),
    'a text that somebody threw',
    { odd: true },
    undefined,
    null,
  ])('does not match %s', (error) => expect(noiseOf(seenError(error))).toBeUndefined());

  it('recognises load failures, which count for their remote', () => {
    expect(isLoadFailure(seenError(named('ChunkLoadError', 'Loading chunk 17 failed')))).toBe(true);
    expect(isLoadFailure(seenError(new Error('x')))).toBe(false);
  });
});

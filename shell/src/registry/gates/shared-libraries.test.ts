import { ROUTER_FACADE } from '@aangan/shared-kit/build/shared-libraries';
import { aRelease } from '../../testing/a-release.ts';
import { librariesLeftBehind, libraryReasons } from './shared-libraries.ts';

const OFFERED = { react: '19.3.1', 'react-dom': '19.3.1', [ROUTER_FACADE]: '1.2.0' };
const built = (libraries: Readonly<Record<string, string>>) => aRelease({}, { libraries });

describe('the shared libraries of a remote', () => {
  it.each([
    [{ react: '19.3.0', 'react-dom': '19.3.7' }],
    [{ [ROUTER_FACADE]: '1.0.0' }],
    [{ [ROUTER_FACADE]: '1.2.0' }],
    // Built before versions were recorded.
    [{}],
  ])('fit when they are %j', (libraries) => {
    expect(libraryReasons(built(libraries), OFFERED)).toEqual([]);
    expect(librariesLeftBehind(OFFERED, [built(libraries)])).toEqual([]);
  });

  it.each([
    [{ react: '19.2.9' }, 'react 19.2.9, the live shell has 19.3.1'],
    [{ react: '20.3.1' }, 'react 20.3.1, the live shell has 19.3.1'],
    [{ 'react-dom': '19.4.0' }, 'react-dom 19.4.0, the live shell has 19.3.1'],
    [{ [ROUTER_FACADE]: '1.3.0' }, `${ROUTER_FACADE} 1.3.0, the live shell has 1.2.0`],
    [{ [ROUTER_FACADE]: '2.0.0' }, `${ROUTER_FACADE} 2.0.0, the live shell has 1.2.0`],
  ])('do not fit when they are %j', (libraries, message) => {
    expect(libraryReasons(built(libraries), OFFERED)).toEqual([
      { code: 'REG-036', message: `mfe-test: was built against ${message}` },
    ]);
  });

  it('fit in the versions that the remote was tested with too', () => {
    const release = aRelease({}, { libraries: { react: '19.2.9' }, testedWith: { react: '~19.3' } });
    expect(libraryReasons(release, OFFERED)).toEqual([]);
    expect(librariesLeftBehind({ ...OFFERED, react: '19.4.0' }, [release])).toHaveLength(1);
  });

  it('name each remote that a shell would break', () => {
    const releases = [built({ react: '19.3.1' }), aRelease({}, { name: 'mfe-other', libraries: { react: '19.2.0' } })];
    expect(librariesLeftBehind(OFFERED, releases)).toEqual([
      { code: 'REG-037', message: 'shell: has react 19.3.1, but mfe-other 1.0.0-aaaaaaaaaa was built against 19.2.0' },
    ]);
  });
});

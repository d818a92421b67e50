import { safeShellSettings } from './required-settings.ts';

const problemsOf = (...problems: readonly string[]) =>
  expect.objectContaining({ problems: problems.map((name) => expect.stringMatching(new RegExp(`^${name}: `))) });

describe('the settings of a shell that serves the public', () => {
  it('are refused with every missing one, whatever NODE_ENV says', () => {
    for (const env of [{}, { NODE_ENV: 'development' }, { AANGAN_DEMO: '0' }]) {
      expect(() => safeShellSettings(env)).toThrow(problemsOf('PUBLIC_URL', 'RELEASE_KEYS', 'TRUSTED_PROXIES'));
    }
    expect(() => safeShellSettings({ PORT: 'x' })).toThrow(
      problemsOf('PORT', 'PUBLIC_URL', 'RELEASE_KEYS', 'TRUSTED_PROXIES'),
    );
  });

  it('may be missing in the demonstration, but not wrong', () => {
    expect(safeShellSettings({ AANGAN_DEMO: '1' }).trustedProxies).toBe('loopback, linklocal, uniquelocal');
    expect(() => safeShellSettings({ AANGAN_DEMO: '1', PORT: 'x' })).toThrow(problemsOf('PORT'));
  });

  it('are accepted when complete, with no proxy or a named one', () => {
    const RELEASE_KEYS = 'search-2026:11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIuaaBDG0g';
    const complete = { PUBLIC_URL: 'https://aangan.test', RELEASE_KEYS, TRUSTED_PROXIES: 'none' };
    expect(safeShellSettings(complete)).toMatchObject({ publicUrl: 'https://aangan.test', trustedProxies: false });
    expect(safeShellSettings({ ...complete, TRUSTED_PROXIES: '10.0.0.7' }).trustedProxies).toBe('10.0.0.7');
  });
});

import { deployText, imageTarget } from './deployment-files.ts';

describe('the proxy', () => {
  const text = deployText('Caddyfile').replace(/^\s*#.*$/gm, '');

  it('knows within a second which shells run, because one that starts again has another address', () => {
    const [, shells = ''] = /dynamic a \{([^}]*)\}/.exec(text) ?? [];
    const settings = Object.fromEntries(
      Array.from(shells.matchAll(/(\w+) (\S+)/g), ([, name, value]) => [name, value]),
    );
    expect(settings).toEqual({ name: 'shell', port: String(imageTarget('shell').port), refresh: '1s' });
  });

  it('sends a request that a shell refuses to another one', () => {
    const [, seconds] = /lb_try_duration (\d+)s/.exec(text) ?? [];
    // Until a shell that starts again answers.
    expect(Number(seconds)).toBeGreaterThanOrEqual(20);
    expect(text).toMatch(/fail_duration \d+s/);
    expect(text).toMatch(/dial_timeout \d+ms/);
  });

  it('has no health checks that Caddy leaves out for addresses from the name service', () => {
    expect(text).not.toMatch(/health_/);
  });
});

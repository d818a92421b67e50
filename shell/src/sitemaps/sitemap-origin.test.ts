import { sitemapOrigin } from './sitemap-origin.ts';

const sent = (host: string, localAddress = '192.168.1.5') => ({
  protocol: 'http' as const,
  host,
  hostname: host.replace(/:\d+$/, ''),
  socket: { localAddress, localPort: 3000 },
});

describe('the origin in sitemaps', () => {
  it('is PUBLIC_URL, whatever the request names', () => {
    expect(sitemapOrigin('https://aangan.test', sent('evil.example'))).toBe('https://aangan.test');
  });

  it('is the host of the request without PUBLIC_URL, if that is this machine', () => {
    expect(sitemapOrigin('', sent('localhost:3000', '127.0.0.1'))).toBe('http://localhost:3000');
    expect(sitemapOrigin('', sent('[::1]:3000', '::1'))).toBe('http://[::1]:3000');
    expect(sitemapOrigin('', sent('192.168.1.5:3000'))).toBe('http://192.168.1.5:3000');
    expect(sitemapOrigin('', sent('192.168.1.5:3000', '::ffff:192.168.1.5'))).toBe('http://192.168.1.5:3000');
  });

  it('is never a host that a stranger names', () => {
    for (const host of ['evil.example', 'evil.example:3000', '6.6.6.6', 'localhost.evil.example']) {
      expect(sitemapOrigin('', sent(host))).toBe('http://192.168.1.5:3000');
    }
  });
});

import { clusterPorts } from './cluster-ports.ts';
import { proxyConfiguration } from './proxy-configuration.ts';

const SETTINGS = { host: '127.0.0.1', port: 4000, apiPort: 4002, assetPort: 4001 };

const servers = (text: string) => [...text.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, ...found]) => found);

describe('the configuration of the proxy', () => {
  const ports = clusterPorts(SETTINGS);
  const configuration = proxyConfiguration(SETTINGS, ports);
  const [, shells = '', apis = '', assets = ''] = configuration.split('frontend ');

  it('sends visitors to the shells and shells to the APIs, each at its port', () => {
    expect(shells).toContain('bind 127.0.0.1:4000');
    expect(servers(shells.split('backend shell-by-city\n')[0] ?? '')).toEqual([
      ['shell-1', '127.0.0.1:4010'],
      ['shell-2', '127.0.0.1:4011'],
    ]);
    expect(apis).toContain('bind 127.0.0.1:4002');
    const addresses = ['127.0.0.1:4020', '127.0.0.1:4021', '127.0.0.1:4022'];
    expect(servers(apis).map(([, address]) => address)).toEqual([...addresses, ...addresses]);
  });

  it('sends shells to the asset origins', () => {
    expect(assets).toContain('bind 127.0.0.1:4001');
    expect(assets).toContain('server assets-1 127.0.0.1:4015\n  server assets-2 127.0.0.1:4016\n');
  });

  it('sends requests about one city to the same server, which every backend checks itself', () => {
    expect(shells).toContain('use_backend shell-by-city if { var(txn.city) -m found }');
    expect(apis).toContain('use_backend api-by-city if { var(txn.city) -m found }');
    const [, byCity = ''] = apis.split('backend api-by-city\n');
    expect(servers(byCity)).toEqual(servers(apis.split('backend api-by-city\n')[0] ?? ''));
    expect(configuration).not.toContain('no-check');
  });

  it.each([
    ['/flats-for-rent-in-koramangala_bangalore', 'bangalore'],
    ['/real-estate-in-gurgaon', 'gurgaon'],
    ['/pg-in-bangalore/page/2', 'bangalore'],
    ['/property/rent/2-bhk-flat-in-koramangala/8a9f/detail', undefined],
    ['/packers-and-movers', undefined],
  ])('reads the city of %s', (path, city) => {
    const [, pattern = ''] = /regsub\("([^"]+)"/.exec(shells) ?? [];
    expect(new RegExp(pattern).exec(path)?.[1]).toBe(city);
  });

  it('never sends a worker calls, and repeats only what has one effect', () => {
    expect(configuration).not.toContain(String(ports.worker));
    for (const backend of [shells, apis, assets]) {
      expect(backend).toContain('disable-l7-retry unless METH_GET or { method PUT DELETE }\n');
    }
  });
});

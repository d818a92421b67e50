import { clusterPorts } from './cluster-ports.ts';
import { proxyConfiguration } from './proxy-configuration.ts';

const SETTINGS = { host: '127.0.0.1', port: 4000, apiPort: 4002, assetPort: 4001 };

describe('the configuration of the proxy', () => {
  const ports = clusterPorts(SETTINGS);
  const configuration = proxyConfiguration(SETTINGS, ports);
  const [, shells = '', apis = '', assets = ''] = configuration.split('frontend ');

  it('sends visitors to the shells and shells to the APIs, each at its port', () => {
    const servers = (text: string) => [...text.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, ...found]) => found);
    expect(shells).toContain('bind 127.0.0.1:4000');
    expect(servers(shells)).toEqual([
      ['shell-1', '127.0.0.1:4010'],
      ['shell-2', '127.0.0.1:4011'],
    ]);
    expect(apis).toContain('bind 127.0.0.1:4002');
    expect(servers(apis).map(([, address]) => address)).toEqual(['127.0.0.1:4020', '127.0.0.1:4021', '127.0.0.1:4022']);
  });

  it('sends shells to the asset origins', () => {
    expect(assets).toContain('bind 127.0.0.1:4001');
    expect(assets).toContain('server assets-1 127.0.0.1:4015\n  server assets-2 127.0.0.1:4016\n');
  });

  it('never sends a worker calls, and repeats reads alone', () => {
    expect(configuration).not.toContain(String(ports.worker));
    for (const backend of [shells, apis, assets]) {
      expect(backend).toContain('http-request disable-l7-retry unless METH_GET\n');
    }
  });
});

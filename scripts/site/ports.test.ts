import { createServer, type Server } from 'node:net';
import { freePort } from '../../api/src/foundation/database/public.ts';
import { checkPorts } from './ports.ts';
import type { SiteSettings } from './site-settings.ts';

async function listening(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { server, port: address.port };
}

/** Port 0 is any free one, so ports that a test does not name never collide. */
function settingsWith(ports: Partial<SiteSettings>): SiteSettings {
  return {
    host: '127.0.0.1',
    demo: true,
    port: 0,
    assetPort: 0,
    apiPort: 0,
    dataFolder: '/nowhere',
    databaseUrl: undefined,
    listings: 0,
    ...ports,
  };
}

describe('ports of a site', () => {
  it.each([
    ['PORT', 'port'],
    ['ASSET_PORT', 'assetPort'],
    ['API_PORT', 'apiPort'],
  ] as const)('names the taken port and its variable %s', async (variable, field) => {
    const { server, port } = await listening('127.0.0.1');
    await expect(checkPorts(settingsWith({ [field]: port }))).rejects.toThrow(
      new RegExp(`^Port ${port} \\(${variable}\\) is taken: .*${variable}=${port + 1000} npm start\\.$`),
    );
    server.close();
  });

  it('leaves checked ports free', async () => {
    const port = await freePort();
    await checkPorts(settingsWith({ port }));
    await expect(checkPorts(settingsWith({ port }))).resolves.toBeUndefined();
  });
});

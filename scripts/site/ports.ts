import { listenProblem } from '@aangan/shared-kit/server/listen-problem';
import { type SiteSettings, StartError } from './site-settings.ts';

const LOWEST_FREE_FOR_ALL = 1024;

/**
 * Checks all ports of a site before any work is done.
 * @throws StartError naming the port and its variable
 */
export async function checkPorts({ host, port, assetPort, apiPort }: SiteSettings): Promise<void> {
  await checkPort('PORT', port, host);
  await checkPort('ASSET_PORT', assetPort, '127.0.0.1');
  await checkPort('API_PORT', apiPort, '127.0.0.1');
}

async function checkPort(variable: string, port: number, host: string): Promise<void> {
  const problem = await listenProblem(port, host);
  if (!problem) return;
  const another = port < LOWEST_FREE_FOR_ALL ? 4000 : port + 1000;
  const advice = `set ${variable} to another one, like ${variable}=${another} npm start`;
  if (problem === 'EADDRINUSE') {
    throw new StartError(`Port ${port} (${variable}) is taken: stop the program that uses it, or ${advice}.`);
  }
  if (problem === 'EACCES') throw new StartError(`You may not open port ${port} (${variable}): ${advice}.`);
  throw new StartError(`Port ${port} (${variable}) cannot be opened (${problem}): ${advice}.`);
}

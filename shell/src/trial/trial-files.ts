import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import type { ArtifactStore } from '../registry/artifact-store.ts';
import { contentHeaders } from '../registry/content-type.ts';

export interface TrialFiles extends Pick<ArtifactStore, 'readFile'> {
  readonly origin: string;
  close(): Promise<void>;
}

/** `/mfe-search/1.0.0-abc/browser/main.js`, without a way out of the folder. */
const ADDRESS = /^\/(shell|mfe-[a-z-]+)\/([\w.-]+)\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;

/** Serves the files of the release from its build's folder, and those of all others from the registry. */
export async function serveTrialFiles(
  store: Pick<ArtifactStore, 'readFile'>,
  { name, version }: Pick<Release, 'name' | 'version'>,
  dist: string,
): Promise<TrialFiles> {
  const read: ArtifactStore['readFile'] = (artifact, file) =>
    artifact === `${name}/${version}`
      ? readFile(path.join(dist, file)).catch(() => undefined)
      : store.readFile(artifact, file);

  async function contentOf(address: string): Promise<{ file: string; content: Buffer } | undefined> {
    const [, remote = '', from = '', file = ''] = ADDRESS.exec(address) ?? [];
    const content = file && (await read(`${remote}/${from}`, file));
    return content ? { file, content } : undefined;
  }

  const server = createServer((request, response) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (address === '/healthz') return void response.end();
    contentOf(address).then(
      (found) => {
        if (!found) return response.writeHead(404).end();
        return response.writeHead(200, { 'content-type': contentHeaders(found.file).type }).end(found.content);
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    readFile: read,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

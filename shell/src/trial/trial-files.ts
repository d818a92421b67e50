import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ArtifactStore } from '../registry/artifact-store.ts';
import { contentHeaders } from '../registry/content-type.ts';

export interface TrialFiles extends Pick<ArtifactStore, 'readFile'> {
  readonly origin: string;
  close(): Promise<void>;
}

/** `/mfe-search/1.0.0-abc/browser/main.js`, without a way out of the folder. */
const ADDRESS = /^\/(shell|mfe-[a-z-]+)\/([\w.-]+)\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;

/** A build whose files are served from its folders. */
interface ServedBuild {
  readonly name: string;
  readonly version: string;
  /** By their place in the artifact. */
  readonly folders: Readonly<Record<string, string>>;
}

/** Serves the files of the build from its folders, and those of all others from the registry. */
export async function serveTrialFiles(
  store: Pick<ArtifactStore, 'readFile'>,
  { name, version, folders }: ServedBuild,
): Promise<TrialFiles> {
  const read: ArtifactStore['readFile'] = (artifact, file) =>
    artifact === `${name}/${version}` ? readBuilt(file) : store.readFile(artifact, file);

  function readBuilt(file: string): Promise<Buffer | undefined> {
    const [first = '', ...rest] = file.split('/');
    const below = rest.length > 0 ? folders[first] : undefined;
    const from = below === undefined ? path.join(folders[''] ?? '', file) : path.join(below, ...rest);
    return readFile(from).catch(() => undefined);
  }

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

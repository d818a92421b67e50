import type { Upload } from '@aangan/shared-kit/contracts/uploads';
import { TUS_PATH } from '@aangan/shared-kit/domain/upload-protocol';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../src/build-server.ts';
import type { FileStore } from '../src/foundation/files/public.ts';
import { type InMemoryJobs, inMemoryJobs } from '../src/foundation/jobs/in-memory-jobs.ts';
import { defineModule, type UploadKind } from '../src/foundation/module/public.ts';
import { MODULES } from '../src/modules.ts';
import { openTestDatabase } from './open-test-database.ts';
import { signedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Kinds that the tests use; no module of the product has these rules together. */
const TEST_KINDS = {
  'test-photo': {
    ...{ content: 'picture', types: PICTURES, maximumBytes: 10 * 1024 ** 2, maximumCount: 5 },
    ...{ readers: 'everyone', admit: async () => undefined },
  },
  'test-avatar': {
    ...{ content: 'picture', types: PICTURES, maximumBytes: 10 * 1024 ** 2, maximumCount: 1 },
    ...{ readers: 'owner', admit: async () => undefined },
  },
  'test-paper': {
    ...{ content: 'document', types: ['application/pdf', 'image/jpeg'], maximumBytes: 5 * 1024 ** 2, maximumCount: 5 },
    ...{
      readers: 'owner',
      admit: async () => undefined,
      mayRead: async (_database, _id, place) => place.subject === 'shared',
    },
  },
  'test-film': {
    ...{ content: 'video', types: ['video/mp4'], maximumBytes: 50 * 1024 ** 2, maximumCount: 2 },
    ...{ readers: 'everyone', admit: async () => undefined },
  },
} as const satisfies Record<string, UploadKind>;

export type Headers = Record<string, string>;

interface WatchedFiles extends FileStore {
  /** Keys of all stored files. */
  keys(): string[];
  /** While it is true, nothing can be stored. */
  full: boolean;
}

/** Files in memory, whose disk can be full. */
function watchedFiles(): WatchedFiles {
  const saved = new Map<string, Buffer>();
  return {
    full: false,
    keys: () => [...saved.keys()],
    async put(key, bytes) {
      if (this.full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      saved.set(key, bytes);
    },
    get: async (key) => saved.get(key),
    remove: async (key) => void saved.delete(key),
  };
}

export interface UploadServer {
  readonly app: FastifyInstance;
  readonly database: ReturnType<typeof openTestDatabase>['database'];
  readonly files: WatchedFiles;
  readonly jobs: InMemoryJobs;
  /** A new person, as a browser that is logged in. */
  person(): Promise<{ accountId: string; headers: Headers }>;
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object): Promise<Answer>;
  /** Starts an upload. */
  start(headers: Headers, file: StartedFile): Promise<Answer>;
  /** Sends a part. */
  send(headers: Headers, address: string, offset: number, part: Buffer): Promise<Answer>;
  /** Starts an upload, sends it in one part, and finishes it. */
  upload(headers: Headers, file: StartedFile & { readonly bytes: Buffer }): Promise<Answer>;
  /** Moves the clock. */
  later(ms: number): void;
  close(): Promise<void>;
}

interface StartedFile {
  readonly kind: string;
  readonly subject?: string;
  readonly name?: string;
  readonly length?: number;
}

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

/**
 * The whole API with the kinds above, and files whose disk can be full.
 * @param url of another database than the shared one
 */
export async function openUploadServer({ url }: { url?: string | undefined } = {}): Promise<UploadServer> {
  const open = openTestDatabase({ url, connections: 4 });
  let time = TEST_NOW;
  const now = () => time;
  const jobs = inMemoryJobs(now, open.database);
  const files = watchedFiles();
  const modules = [...MODULES, defineModule({ name: 'testing/uploads', uploads: TEST_KINDS })];
  const app = await buildServer({
    ...{ database: open.database, files, jobs, modules, now },
    logLevel: 'silent',
    checkAnswers: true,
  });

  const server: UploadServer = {
    ...{ app, database: open.database, files, jobs },
    async person() {
      const { accountId, cookie } = await signedIn(open.database, {}, time);
      return { accountId, headers: { cookie, 'sec-fetch-site': 'same-origin' } };
    },
    ...uploadCalls(app),
    later: (ms) => {
      time += ms;
    },
    async close() {
      await app.close();
      await open.close();
    },
  };
  return server;
}

type UploadCalls = Pick<UploadServer, 'ask' | 'start' | 'send' | 'upload'>;

/** Sends files to a server as a browser does. */
export function uploadCalls(app: FastifyInstance): UploadCalls {
  const calls: UploadCalls = {
    ask: (method, path, headers, payload) =>
      app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) }),
    start: (headers, { kind, subject = '', name = 'file', length = 0 }) =>
      app.inject({
        method: 'POST',
        url: TUS_PATH,
        headers: {
          ...headers,
          'tus-resumable': '1.0.0',
          'upload-length': String(length),
          'upload-metadata': Object.entries({ kind, subject, filename: name })
            .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`.trim())
            .join(','),
        },
      }),
    send: (headers, address, offset, part) =>
      app.inject({
        method: 'PATCH',
        url: address,
        headers: {
          ...headers,
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        payload: part,
      }),
    async upload(headers, { bytes, ...file }) {
      const started = await calls.start(headers, { ...file, length: bytes.length });
      if (started.statusCode !== 201) return started;
      const address = String(started.headers.location);
      const sent = await calls.send(headers, address, 0, bytes);
      if (sent.statusCode !== 204) return sent;
      return calls.ask('POST', `uploads/${address.split('/').at(-1)}/finish`, headers, {});
    },
  };
  return calls;
}

/** The upload of an answer that must be a success. */
export function uploadOfAnswer(answer: Answer): Upload {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<Upload>();
}

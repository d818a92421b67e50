import path from 'node:path';
import { serverTimeouts } from '@aangan/shared-kit/domain/connection-timeouts';
import { measureRequests } from '@aangan/shared-kit/server/measure-requests';
import type { Metrics } from '@aangan/shared-kit/server/metrics';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Bucket } from '../registry/s3-bucket.ts';
import { isArtifact, isPicture, setAssetHeaders } from './asset-headers.ts';
import { bucketAssets } from './bucket-assets.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

interface AssetOptions {
  /** Holds `artifacts/` and `pictures/`. */
  readonly dataFolder: string;
  readonly logLevel: string;
  /** Holds the releases instead of `artifacts/`. */
  readonly bucket?: Bucket | undefined;
  /** Of the API, which has the pictures that people upload; without it they are not found. */
  readonly apiUrl?: string | undefined;
  readonly metrics: Metrics;
}

/**
 * The asset origin: immutable releases under `/<name>/<version>/` and pictures under `/pictures/`,
 * with CORS, so that any origin may sit in front. Not yet listening.
 */
export async function assetOrigin(options: AssetOptions): Promise<FastifyInstance> {
  const { dataFolder, logLevel, bucket, apiUrl, metrics } = options;
  const app = Fastify({ logger: { level: logLevel }, forceCloseConnections: 'idle', ...serverTimeouts() });
  measureRequests(app, metrics);
  app.get('/healthz', async () => ({ ok: true }));
  await app.register(fastifyStatic, {
    ...(bucket ? picturesOnly(dataFolder) : picturesAndArtifacts(dataFolder)),
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: setAssetHeaders,
  });
  if (bucket) bucketAssets(app, bucket);
  if (apiUrl) uploadedPictures(app, apiUrl);
  return app;
}

function picturesAndArtifacts(dataFolder: string) {
  return {
    root: [path.join(dataFolder, 'artifacts'), dataFolder],
    allowedPath: (pathname: string) => isPicture(pathname) || isArtifact(pathname),
  };
}

function picturesOnly(dataFolder: string) {
  const prefix = '/pictures/';
  return {
    root: path.join(dataFolder, 'pictures'),
    prefix,
    allowedPath: (pathname: string) => isPicture(path.posix.join(prefix, pathname)),
  };
}

import path from 'node:path';
import { bucketAddress } from '../registry/registry-from.ts';
import { assetOrigin } from './asset-origin.ts';

const dataFolder = path.resolve(process.env.DATA_DIR || '.data');
const address = bucketAddress(process.env);
const bucket = address && (await import('../registry/s3-bucket.ts')).s3Bucket(address, process.env);
const apiUrl = process.env.API_URL || undefined;
const app = await assetOrigin({ dataFolder, logLevel: process.env.LOG_LEVEL ?? 'warn', bucket, apiUrl });
await app.listen({ port: Number(process.env.ASSET_PORT ?? 3001), host: process.env.HOST ?? '127.0.0.1' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}

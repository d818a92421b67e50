import path from 'node:path';
import { assetOrigin } from './asset-origin.ts';

const app = await assetOrigin(path.resolve(process.env.DATA_DIR ?? '.data'), process.env.LOG_LEVEL ?? 'warn');
await app.listen({ port: Number(process.env.ASSET_PORT ?? 3001), host: process.env.HOST ?? '127.0.0.1' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}

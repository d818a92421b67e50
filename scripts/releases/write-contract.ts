import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../shared-kit/platform/contract-version.ts';
import { ROOT } from '../site/remotes.ts';
import { contractRecord, contractSurface, describedChanges, surfaceChanges } from './contract-surface.ts';

/** `npm run contract`: records the surface of a new `CONTRACT_VERSION`. A recorded version is never changed. */
const record = contractRecord(CONTRACT_VERSION);
const surface = contractSurface();
if (existsSync(record)) {
  const changes = surfaceChanges(readFileSync(record, 'utf8'), surface);
  const described = describedChanges(changes, CONTRACT_VERSION);
  console.log(described ?? `${CONTRACT_VERSION} is recorded, and nothing has changed`);
  if (described !== undefined) process.exitCode = 1;
} else {
  writeFileSync(record, surface);
  console.log(path.relative(ROOT, record));
}

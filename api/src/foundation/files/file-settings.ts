import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { acceptedSecrets, readSecrets } from '@aangan/shared-kit/domain/secrets';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { z } from 'zod';
import { type SealedText, sealedText } from '../sealed-text/public.ts';
import { type FileStore, folderFiles } from './file-store.ts';
import { s3Files } from './s3-files.ts';
import { sealedFiles } from './sealed-files.ts';

const environment = z.object({
  /** `s3://bucket/prefix`; without it, a folder below DATA_DIR. */
  FILES_URL: z.union([z.literal(''), z.url({ protocol: /^s3$/ })]).default(''),
  S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  AWS_REGION: z.string().default('ap-south-1'),
  DATA_DIR: z.string().default('.data'),
});

const KEY_BYTES = 32;
const FILES_KEY_PROBLEM = 'FILES_KEY: 32 random bytes in base64, with which people’s files are encrypted';

/** Encryption key of files and of sealed texts in the demonstration. */
export const DEVELOPMENT_KEY = createHash('sha256').update('aangan-development-files').digest();

/**
 * Where users' files are stored, always encrypted, in a folder or a bucket; and what encrypts single columns.
 * @throws SettingsProblems without a key
 */
export function fileSettings(env: NodeJS.ProcessEnv): { files: FileStore; sealedText: SealedText } {
  const { FILES_URL, S3_ENDPOINT, AWS_REGION, DATA_DIR } = environment.parse(env);
  const keys = fileKeys(env);
  return {
    files: sealedFiles(
      FILES_URL ? bucketOf(FILES_URL, S3_ENDPOINT, AWS_REGION) : folderFiles(join(DATA_DIR, 'files')),
      ...keys,
    ),
    sealedText: sealedText(...keys),
  };
}

/** 32 bytes each, in base64. @throws SettingsProblems without one outside the demonstration, or for another text */
function fileKeys(env: NodeJS.ProcessEnv): readonly [Buffer, ...Buffer[]] {
  const secrets = readSecrets(env, 'FILES_KEY', { known: [DEVELOPMENT_KEY.toString('base64')] });
  if (secrets === undefined && isDemo(env)) return [DEVELOPMENT_KEY];
  const [first, ...others] = acceptedSecrets(secrets ?? '').map((text) => Buffer.from(text, 'base64'));
  if (!first || [first, ...others].some(({ length }) => length !== KEY_BYTES))
    throw new SettingsProblems([FILES_KEY_PROBLEM]);
  return [first, ...others];
}

function bucketOf(address: string, endpoint: string, region: string): FileStore {
  const { hostname, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return s3Files({ bucket: hostname, prefix, region, ...(endpoint && { endpoint }) });
}

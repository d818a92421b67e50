import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
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
  /** 32 bytes in base64; required outside the demonstration. */
  FILES_KEY: z.union([z.literal(''), z.base64().length(44)]).default(''),
  DATA_DIR: z.string().default('.data'),
});

/** Encryption key of files and of sealed texts in the demonstration. */
export const DEVELOPMENT_KEY = createHash('sha256').update('aangan-development-files').digest();

/**
 * Where users' files are stored, always encrypted, in a folder or a bucket; and what encrypts single columns.
 * @throws SettingsProblems without a key
 */
export function fileSettings(env: NodeJS.ProcessEnv): { files: FileStore; sealedText: SealedText } {
  const { FILES_URL, S3_ENDPOINT, AWS_REGION, FILES_KEY, DATA_DIR } = environment.parse(env);
  if (!FILES_KEY && !isDemo(env)) {
    throw new SettingsProblems(['FILES_KEY: 32 random bytes in base64, with which people’s files are encrypted']);
  }
  const key = FILES_KEY ? Buffer.from(FILES_KEY, 'base64') : DEVELOPMENT_KEY;
  return {
    files: sealedFiles(
      FILES_URL ? bucketOf(FILES_URL, S3_ENDPOINT, AWS_REGION) : folderFiles(join(DATA_DIR, 'files')),
      key,
    ),
    sealedText: sealedText(key),
  };
}

function bucketOf(address: string, endpoint: string, region: string): FileStore {
  const { hostname, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return s3Files({ bucket: hostname, prefix, region, ...(endpoint && { endpoint }) });
}

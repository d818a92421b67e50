import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { FileStore } from './file-store.ts';

interface S3FilesAddress {
  readonly bucket: string;
  /** Prefix of every key, without slashes at its ends; empty for the whole bucket. */
  readonly prefix: string;
  /** Endpoint of an S3-compatible service other than AWS. */
  readonly endpoint?: string;
  readonly region: string;
}

/**
 * Stores files in an S3 bucket or a compatible service. Credentials come from the usual AWS variables, files and roles.
 */
export function s3Files({ bucket, prefix, endpoint, region }: S3FilesAddress): FileStore {
  const client = new S3Client({
    region,
    // Other services often support neither newer checksums nor buckets as host names.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${key}` : key });
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

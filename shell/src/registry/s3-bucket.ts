import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

/** Location of a bucket. Credentials and region come from the usual AWS variables, files and roles. */
export interface BucketAddress {
  readonly bucket: string;
  /** Prefix of every key, without slashes at its ends; empty for the whole bucket. */
  readonly prefix: string;
  /** Address of another S3-compatible service, `https://s3.example.in`; absent for AWS. */
  readonly endpoint?: string | undefined;
}

/** The operations that we need of a bucket. Keys are relative to the prefix. */
export interface Bucket {
  get(key: string): Promise<GetObjectCommandOutput | undefined>;
  head(key: string): Promise<HeadObjectCommandOutput | undefined>;
  /** @returns false when the object does not, or no longer, meet the condition. */
  put(key: string, object: Omit<PutObjectCommandInput, 'Bucket' | 'Key'>): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Keys of all objects below a folder. */
  keys(folder: string): Promise<string[]>;
  /** Names of the folders in a folder. */
  folders(folder: string): Promise<string[]>;
}

const DEFAULT_REGION = 'ap-south-1';

/** @param env AWS_REGION; the client reads the other AWS variables by itself. */
export function s3Bucket({ bucket: Bucket, prefix, endpoint }: BucketAddress, env: NodeJS.ProcessEnv): Bucket {
  const client = new S3Client({
    region: env.AWS_REGION || env.AWS_DEFAULT_REGION || DEFAULT_REGION,
    // Other services seldom support newer checksums or buckets as host names.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const start = prefix && `${prefix}/`;
  const at = (key: string) => ({ Bucket, Key: `${start}${key}` });

  async function* pages(folder: string, delimiter?: string) {
    const Prefix = `${start}${folder}/`;
    yield* paginateListObjectsV2({ client }, { Bucket, Prefix, ...(delimiter && { Delimiter: delimiter }) });
  }

  return {
    get: (key) => unlessStatus([404], client.send(new GetObjectCommand(at(key)))),
    head: (key) => unlessStatus([404], client.send(new HeadObjectCommand(at(key)))),
    async put(key, object) {
      // 409: another writer is writing it at this moment.
      return (
        (await unlessStatus([409, 412], client.send(new PutObjectCommand({ ...object, ...at(key) })))) !== undefined
      );
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async keys(folder) {
      const found: string[] = [];
      for await (const { Contents = [] } of pages(folder)) {
        for (const { Key = '' } of Contents) found.push(Key.slice(start.length));
      }
      return found;
    },
    async folders(folder) {
      const found: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(folder, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) found.push(Prefix.slice(start.length + folder.length + 1, -1));
      }
      return found;
    },
  };
}

/** The answer, or undefined for one of these HTTP statuses. */
async function unlessStatus<Answer>(statuses: readonly number[], asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && statuses.includes(status)) return undefined;
    throw error;
  }
}

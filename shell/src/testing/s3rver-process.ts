import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import S3rver from 's3rver';

/** Entry of a separate process, in which s3rver uses Node itself and not the test's mocks: `node … <directory>`. */
const [, , directory = ''] = process.argv;
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  resetOnClose: false,
  configureBuckets: [{ name: 'releases', configs: [] }],
});

/**
 * s3rver's own function answers before the bytes are in the file. A read right after it could return the new ETag with
 * an empty object, on which a conditional write is then based. S3 never does that.
 */
s3.store.putObject = async ({ bucket, key, content, metadata }) => {
  const file = s3.store.getResourcePath(bucket, key, 'object');
  const body = Buffer.concat(await content.toArray());
  const md5 = createHash('md5').update(body).digest('hex');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.draft`, body);
  await rename(`${file}.draft`, file);
  await s3.store.putMetadata(bucket, key, metadata, md5);
  return { size: body.length, md5 };
};

const { port } = await s3.run();
process.send?.(port);
process.once('disconnect', () => process.exit());

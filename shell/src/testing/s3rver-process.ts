import S3rver from 's3rver';

/** Entry of a process of its own, where s3rver sees Node as it is and not the test's stand-ins: `node … <directory>`. */
const [, , directory = ''] = process.argv;
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  resetOnClose: false,
  configureBuckets: [{ name: 'releases', configs: [] }],
});
const { port } = await s3.run();
process.send?.(port);
process.once('disconnect', () => process.exit());

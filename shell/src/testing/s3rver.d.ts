declare module 's3rver' {
  import type { Readable } from 'node:stream';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly resetOnClose: boolean;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }

  interface UploadedObject {
    readonly bucket: string;
    readonly key: string;
    readonly content: Readable;
    readonly metadata: Readonly<Record<string, string>>;
  }

  /** The file store of s3rver, as far as tests change it. */
  interface Store {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: UploadedObject['metadata'], md5: string): Promise<void>;
    putObject(object: UploadedObject): Promise<{ readonly size: number; readonly md5: string }>;
  }

  /** An S3-compatible server that stores its objects in a folder. */
  // biome-ignore lint/style/noDefaultExport: that is how it is exported
  export default class S3rver {
    constructor(options: Options);
    readonly store: Store;
    run(): Promise<{ readonly address: string; readonly port: number }>;
    close(): Promise<void>;
  }
}

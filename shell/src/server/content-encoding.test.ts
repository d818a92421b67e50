import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, encodingFor } from './content-encoding.ts';

describe('the encoding of a document', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['brown, xgzip', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('can be decompressed to the same text', async () => {
    const text = 'आंगन – a courtyard '.repeat(100);
    const document = Buffer.from(text);
    expect(brotliDecompressSync(await compressed(document, 'br')).toString()).toBe(text);
    expect(gunzipSync(await compressed(document, 'gzip')).toString()).toBe(text);
    expect((await compressed(document, 'br')).length).toBeLessThan(200);
  });
});

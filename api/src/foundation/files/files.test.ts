import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSettings } from './file-settings.ts';
import { folderFiles } from './file-store.ts';
import { sealedFiles } from './sealed-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const PAPER = Buffer.from('my address');

it('leaves nothing of a file that could not be written', async () => {
  await mkdir(join(folder, 'kyc/a'), { recursive: true });
  await expect(folderFiles(folder).put('kyc/a', PAPER)).rejects.toThrow();
  expect(await readdir(join(folder, 'kyc'))).toEqual(['a']);
});

it('saves, replaces and deletes files in a folder', async () => {
  const files = folderFiles(folder);
  expect(await files.get('kyc/a')).toBeUndefined();
  await files.put('kyc/a', Buffer.from('before'));
  await files.put('kyc/a', PAPER);
  expect(await files.get('kyc/a')).toEqual(PAPER);
  expect(await readdir(join(folder, 'kyc'))).toEqual(['a']);
  await files.remove('kyc/a');
  await files.remove('kyc/a');
  expect(await files.get('kyc/a')).toBeUndefined();
});

it.each(['../a', 'kyc/../../a', '/etc/passwd', 'kyc/.', ''])('rejects a key that leaves the folder: %j', async (key) =>
  expect(async () => folderFiles(folder).get(key)).rejects.toThrow('is not a valid file key'),
);

describe('sealed files', () => {
  const sealed = () => sealedFiles(folderFiles(folder), randomBytes(32));

  it('return what was saved and are encrypted on disk', async () => {
    const files = sealed();
    await files.put('kyc/a', PAPER);
    expect(await files.get('kyc/a')).toEqual(PAPER);
    expect((await readFile(join(folder, 'kyc/a'))).includes('address')).toBe(false);
    expect(await files.get('kyc/b')).toBeUndefined();
  });

  it('are decrypted while their key is among those of the site', async () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    await sealedFiles(folderFiles(folder), old).put('old', PAPER);
    const rotated = sealedFiles(folderFiles(folder), next, old);
    await rotated.put('new', PAPER);
    expect(await rotated.get('old')).toEqual(PAPER);
    expect(await sealedFiles(folderFiles(folder), next).get('new')).toEqual(PAPER);
    await expect(sealedFiles(folderFiles(folder), next).get('old')).rejects.toThrow();
  });

  it('are not decrypted when they were changed, moved, or sealed with another key', async () => {
    const files = sealed();
    await files.put('a', PAPER);
    const saved = await readFile(join(folder, 'a'));
    await writeFile(join(folder, 'b'), saved);
    await expect(files.get('b')).rejects.toThrow();
    await expect(sealed().get('a')).rejects.toThrow();
    saved.writeUInt8(saved.readUInt8(40 - 12) ^ 1, 40 - 12);
    await writeFile(join(folder, 'a'), saved);
    await expect(files.get('a')).rejects.toThrow();
  });
});

it('file settings require a key outside the demonstration', () => {
  expect(() => fileSettings({})).toThrow('FILES_KEY');
  expect(() => fileSettings({ FILES_KEY: randomBytes(32).toString('base64') })).not.toThrow();
  expect(() => fileSettings({ AANGAN_DEMO: '1' })).not.toThrow();
});

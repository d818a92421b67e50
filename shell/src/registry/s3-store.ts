import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ArtifactStore, descriptionOf } from './artifact-store.ts';
import { contentHeaders } from './content-type.ts';
import type { Bucket } from './s3-bucket.ts';

const DOCUMENT = 'registry.json';
/** The bucket's clients, and any CDN in front of it, may cache an artifact for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Attempts at a change before it fails because of other writers. */
const ATTEMPTS = 20;
/** Maximum ms before the second attempt. Each further attempt waits longer. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1000;

/**
 * Stores artifacts and the registry document in an S3-compatible bucket. The document is replaced only while it is
 * still the one that was read. The service must support this (`If-Match` and `If-None-Match` on PUT).
 * @param location for messages
 * @param random from 0 to 1: spreads the retries of writers in conflict
 */
export function s3Store(bucket: Bucket, location: string, random: () => number = Math.random): ArtifactStore {
  async function readDocument() {
    const object = await bucket.get(DOCUMENT);
    return object && { text: (await object.Body?.transformToString()) ?? '', tag: object.ETag };
  }

  /** @returns whether the document is what `change` made of it, or did not need to change. */
  async function tryUpdate(change: (text: string | undefined) => Promise<string | undefined>): Promise<boolean> {
    const before = await readDocument();
    const after = await change(before?.text);
    if (after === undefined || after === before?.text) return true;
    const condition = before ? { IfMatch: before.tag } : { IfNoneMatch: '*' };
    const headers = { ContentType: contentHeaders(DOCUMENT).type, CacheControl: 'no-store' };
    if (await bucket.put(DOCUMENT, { Body: after, ...headers, ...condition })) return true;
    // The client repeats a request whose answer was lost. The first attempt may have written this very text.
    return (await readDocument())?.text === after;
  }

  const has = async (artifact: string) => (await bucket.head(`${artifact}/${descriptionOf(artifact)}`)) !== undefined;

  return {
    location,
    has,
    async readFile(artifact, file) {
      const object = await bucket.get(`${artifact}/${file}`);
      return object?.Body && Buffer.from(await object.Body.transformToByteArray());
    },
    async put(artifact, folder, { replace = false } = {}) {
      if (!replace && (await has(artifact))) return;
      const files = await filesBelow(folder);
      const description = descriptionOf(artifact);
      const upload = async (file: string) => {
        const { type, encoding } = contentHeaders(file);
        await bucket.put(`${artifact}/${file}`, {
          Body: await readFile(path.join(folder, file)),
          ContentType: type,
          CacheControl: FOR_GOOD,
          ...(encoding && { ContentEncoding: encoding }),
        });
      };
      await Promise.all(files.filter((file) => file !== description).map(upload));
      await upload(description);
    },
    async list(name) {
      const found = (await bucket.folders(name)).map(async (version) => {
        const artifact = `${name}/${version}`;
        const object = await bucket.head(`${artifact}/${descriptionOf(artifact)}`);
        return object && { version, since: object.LastModified?.getTime() ?? 0 };
      });
      return (await Promise.all(found)).filter((artifact) => artifact !== undefined);
    },
    async remove(artifact) {
      // Its description goes first, so that a half-removed artifact does not count as stored.
      await bucket.remove(`${artifact}/${descriptionOf(artifact)}`);
      await Promise.all((await bucket.keys(artifact)).map((key) => bucket.remove(key)));
    },
    readDocument: async () => (await readDocument())?.text,
    async updateDocument(change) {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        if (await tryUpdate(change)) return;
        await pause(random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
      }
      throw new Error(`${location}: other writers changed the registry document during all ${ATTEMPTS} attempts`);
    },
    async writeNote(name, text) {
      await bucket.put(name, { Body: text, ContentType: contentHeaders(name).type, CacheControl: 'no-store' });
    },
    async readNotes(folder) {
      const found = (await bucket.keys(folder)).map(async (name) => {
        const object = await bucket.get(name);
        const text = await object?.Body?.transformToString();
        return text === undefined ? undefined : { name, text, since: object?.LastModified?.getTime() ?? 0 };
      });
      return (await Promise.all(found)).filter((note) => note !== undefined);
    },
    removeNote: (name) => bucket.remove(name),
    async stamp() {
      const object = await bucket.head(DOCUMENT);
      if (!object?.ETag) throw new Error(`There is no registry document in ${location}`);
      return object.ETag;
    },
  };
}

/** Paths relative to the folder, with slashes. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

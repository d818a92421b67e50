import { sourceMapOf } from '@aangan/shared-kit/build/source-map-path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { ArtifactStore } from '../registry/artifact-store.ts';

/** Stacks as people read them. */
export interface SourceStacks {
  /**
   * A stack whose positions in built files are files and lines of the source, each with its release. Positions without
   * a source map stay. Never throws.
   */
  read(stack: string): Promise<string>;
}

/** A position in a file of a release: `https://…/mfe-search/1.0.0-abc/browser/page-home.js:1:2345`. */
const POSITION =
  /(?:https?:\/\/[^\s/()]+)?\/(?:[\w.-]+\/)*?(shell|mfe-[a-z]+(?:-[a-z]+)*)\/([0-9][\w.-]{0,99})\/((?:[\w.-]+\/)*[\w.-]+\.c?js):(\d+):(\d+)/g;

/** Bytes of source maps in memory. */
const MOST_BYTES = 50_000_000;

interface SourceMap {
  readonly bytes: number;
  /** Undefined where a release has no map of the file. */
  readonly map: TraceMap | undefined;
}

/** Translates stacks with the source maps that are stored with each release. */
export function sourceStacks(store: Pick<ArtifactStore, 'readFile'>): SourceStacks {
  const maps = new LRUCache<string, SourceMap>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    async fetchMethod(key) {
      const [artifact = '', file = ''] = key.split(' ');
      const text = await store.readFile(artifact, file);
      return { bytes: Math.max(text?.byteLength ?? 0, 1), map: text && new TraceMap(text.toString('utf8')) };
    },
  });

  async function sourceOf([at, remote = '', version = '', file = '', ...place]: RegExpMatchArray) {
    const [line = 0, column = 0] = place.map(Number);
    const found = await maps.fetch(`${remote}/${version} ${sourceMapOf(file)}`).catch(() => undefined);
    const original = found?.map && originalPositionFor(found.map, { line, column: Math.max(column - 1, 0) });
    return original?.source ? `${original.source}:${original.line}:${original.column + 1} (${remote} ${version})` : at;
  }

  return {
    async read(stack) {
      const positions = [...stack.matchAll(POSITION)];
      const sources = await Promise.all(positions.map(sourceOf));
      return stack.replace(POSITION, (at) => sources.shift() ?? at);
    },
  };
}

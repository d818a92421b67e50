import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { LATE_BOUNDARY } from '../browser/document-state.ts';
import type { DeferredContent } from './render-request.ts';

/** ms after which pending boundaries are left to the browser. */
const STREAM_DEADLINE_MS = 5000;

/** Bytes that a shell may have. A stream holds 64 kB otherwise, and the document's state would be in the middle of a longer one. */
const LONGEST_SHELL = 16 * 1024 * 1024;

/**
 * Renders a page with slow boundaries: its shell as text, the rest when it is ready. React writes the whole shell
 * synchronously when piped, which separates the two. Rendering has `ended` when no boundary waits any more.
 */
export function renderStreaming(
  tree: ReactNode,
  values: DeferredContent['values'],
  nonce: string | undefined,
): Promise<{ html: string; deferred: DeferredContent; ended: Promise<void> }> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough({ encoding: 'utf8', highWaterMark: LONGEST_SHELL });
    let late = false;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const stream = renderToPipeableStream(tree, {
      ...(nonce && { nonce }),
      // Ready content is written in its place, for any page size: moving it by script would need JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        stream.pipe(output);
        const html = String(output.read() ?? '');
        resolve({ html, deferred: { values, rest: output }, ended });
      },
      onShellError(error) {
        output.destroy();
        reject(error);
      },
      onAllReady() {
        clearTimeout(deadline);
        end();
      },
      // The browser renders and reports a boundary that fails here; a boundary with slow data is not an error.
      onError: () => (late ? LATE_BOUNDARY : undefined),
    });
    const deadline = setTimeout(() => {
      late = true;
      stream.abort();
    }, STREAM_DEADLINE_MS);
    // Also when the visitor leaves before all is ready.
    output.once('close', () => clearTimeout(deadline));
  });
}

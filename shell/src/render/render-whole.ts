import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { LATE_BOUNDARY } from '../browser/document-state.ts';

/** Timeout of a section's script on the server, ms. */
const SCRIPT_DEADLINE_MS = 1000;

/** React's mark for a section that it left to the browser. */
const LEFT_OUT = '<!--$!-->';

/** Whether every section of the page is in its markup. */
export function isWhole(html: string): boolean {
  return !html.includes(LEFT_OUT);
}

/**
 * Renders a page without deferred values. The script of a `lazy` section may be missing in a server that renders it for
 * the first time. The page waits for that script, so that no browser has to render the section again (React error 419).
 */
export async function renderWhole(tree: ReactNode): Promise<string> {
  const html = renderToString(tree);
  return isWhole(html) ? html : renderToTheEnd(tree);
}

function renderToTheEnd(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough({ encoding: 'utf8' });
    let late = false;
    const stream = renderToPipeableStream(tree, {
      // Nothing is moved by script: the markup may be cached, and a script's nonce may not.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(deadline);
        stream.pipe(output);
        resolve(String(output.read() ?? ''));
      },
      onShellError(error) {
        clearTimeout(deadline);
        reject(error);
      },
      // The browser renders and reports a section that fails here; a section whose script is only slow is not an error.
      onError: () => (late ? LATE_BOUNDARY : undefined),
    });
    const deadline = setTimeout(() => {
      late = true;
      stream.abort();
    }, SCRIPT_DEADLINE_MS);
  });
}

import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { LATE_BOUNDARY } from '../browser/document-state.ts';

/** ms that a part's script has to come to the server. */
const SCRIPT_DEADLINE_MS = 1000;

/** How React marks a part that it left to the browser. */
const LEFT_OUT = '<!--$!-->';

/** Whether every part of the page is in its markup. */
export function isWhole(html: string): boolean {
  return !html.includes(LEFT_OUT);
}

/**
 * Renders a page whose data are all there. A part that is loaded with `lazy` may lack its script in a server that shows
 * it for the first time: the page waits for that, so that no browser has to render the part anew (React error 419).
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
      // Nothing is moved by script: the markup may be remembered, and a script's nonce may not.
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
      // A part that fails here is rendered by the browser, which reports it; not one whose script is only slow.
      onError: () => (late ? LATE_BOUNDARY : undefined),
    });
    const deadline = setTimeout(() => {
      late = true;
      stream.abort();
    }, SCRIPT_DEADLINE_MS);
  });
}

import { createElement, Suspense, use } from 'react';
import { renderStreaming } from './render-streaming.ts';

function Slow({ text }: { readonly text: Promise<string> }) {
  return use(text);
}

describe('a page with slow boundaries', () => {
  it('has its whole shell before the rest, also a long one', async () => {
    const text = new Promise<string>((resolve) => setTimeout(resolve, 20, 'slow part'));
    // Many pieces: React writes a long text at once, and only pieces fill the stream up.
    const long = Array.from({ length: 4000 }, (_, key) =>
      createElement('p', { key }, 'one of many lines of a long page'),
    );
    const boundary = createElement(Suspense, { fallback: 'waiting' }, createElement(Slow, { text }));
    const { html, deferred } = await renderStreaming(createElement('main', null, long, boundary), {}, undefined);
    expect(html).toContain('</main>');
    let rest = '';
    for await (const piece of deferred.rest) rest += String(piece);
    expect(rest).toContain('slow part');
  });
});

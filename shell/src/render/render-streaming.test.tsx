import { Suspense, use } from 'react';
import { renderStreaming } from './render-streaming.ts';

describe('a page with slow boundaries', () => {
  it('has its whole shell before the rest, also a long one', async () => {
    const slow = new Promise<string>((resolve) => setTimeout(resolve, 20, 'slow part'));
    const Slow = () => <p>{use(slow)}</p>;
    const long = 'x'.repeat(500_000);
    const { html, deferred } = await renderStreaming(
      <main>
        <p>{long}</p>
        <Suspense fallback={<p>waiting</p>}>
          <Slow />
        </Suspense>
      </main>,
      {},
      undefined,
    );
    expect(html).toContain(long);
    expect(html.trimEnd().endsWith('</main>')).toBe(true);
    let rest = '';
    for await (const piece of deferred.rest) rest += String(piece);
    expect(rest).toContain('slow part');
  });
});

import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { remoteIn } from '../monitoring/release-address.ts';

/**
 * Whether the component that throws in a tree is the shell's own: header, footer, bar, a jacket. The tree is rendered once
 * more, because only a stream says which component has thrown.
 * @returns undefined if a remote's does, or nothing throws this time
 */
export function isFrameOf(tree: ReactNode): Promise<true | undefined> {
  return new Promise((resolve) => {
    let components: string | undefined;
    const say = () => resolve(components !== undefined && !remoteIn(components) ? true : undefined);
    const stream = renderToPipeableStream(tree, {
      onError(_error, { componentStack }) {
        components ??= componentStack ?? '';
      },
      onShellError: say,
      onShellReady() {
        say();
        stream.abort();
      },
    });
  });
}

import type { KnownFiles } from './known-files.ts';

/**
 * Calls back with the address of each script and stylesheet of the document's releases that failed to load. It does not
 * call back after the visitor has typed something: a reload would lose that text.
 * @returns a function that stops it
 */
export function onLostFile(files: Pick<KnownFiles, 'has'>, callback: (url: string) => void): () => void {
  const lost = ({ target }: Event) => {
    const url = addressOf(target);
    if (url && files.has(url)) callback(url);
  };
  const end = () => {
    removeEventListener('error', lost, true);
    removeEventListener('input', end, true);
  };
  // In the capture phase: such errors do not bubble.
  addEventListener('error', lost, true);
  addEventListener('input', end, true);
  return end;
}

function addressOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : undefined;
}

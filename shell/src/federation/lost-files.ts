import type { KnownFiles } from './known-files.ts';

/**
 * Calls back with the address of each script and stylesheet of the document's releases that did not come. Not once
 * somebody has typed something: what may follow must not cost them that.
 * @returns what ends it
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
  // On the way down: such errors do not bubble.
  addEventListener('error', lost, true);
  addEventListener('input', end, true);
  return end;
}

function addressOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : undefined;
}

import type { DocumentRemote } from '../browser/document-state.ts';
import type { RemoteFailureKind } from './remote-failure.ts';

/** ms that the origin has to answer when it is asked what became of a file. */
const ANSWER_WITHIN_MS = 5000;

/** What webpack and `load-entry.ts` leave of a file that did not come. */
interface LoadError {
  readonly type?: string;
  /** Address of the file. */
  readonly request?: string;
}

/** What is wrong with a remote's page or file. */
export interface Trouble {
  readonly kind: RemoteFailureKind;
  /** The file is not on its origin any more. */
  readonly gone: boolean;
}

/**
 * Why a page could not be loaded. A browser tells a script only that another one failed, so the file itself is asked
 * for once more where that is all there is.
 */
export async function pageTrouble(error: unknown, remote: DocumentRemote): Promise<Trouble> {
  const kind = evidentKind(error);
  if (kind) return { kind, gone: false };
  const url = (error as LoadError).request ?? remote.entry;
  return fileTrouble(url, digestOf(url, remote));
}

/** The kind of a failure that shows without asking; undefined for a file that did not come. */
function evidentKind(error: unknown): RemoteFailureKind | undefined {
  if (!(error instanceof Error)) return 'evaluation';
  if (/is no page|does not exist in container/.test(error.message)) return 'not-a-page';
  if (!isLoadError(error) || error.type === 'missing') return 'evaluation';
  return error.type === 'timeout' ? 'timeout' : undefined;
}

/** What is wrong with a file that a browser did not take. */
export async function fileTrouble(url: string, digest?: string): Promise<Trouble> {
  try {
    const { ok, status } = await ask(url);
    if (!ok) return { kind: 'status', gone: status === 404 || status === 410 };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return { kind: late ? 'timeout' : 'network', gone: false };
  }
  // There it is. Either it is not the file of its release, or it was out of reach only for the moment.
  const whole = digest !== undefined && (await ask(url, digest).then(Boolean, () => false));
  return { kind: whole ? 'network' : 'digest', gone: false };
}

async function ask(url: string, integrity = ''): Promise<Response> {
  const answer = await fetch(url, { integrity, cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  await answer.arrayBuffer();
  return answer;
}

function digestOf(url: string, { base, integrity }: DocumentRemote): string | undefined {
  return integrity[url.slice(url.indexOf(base) + base.length)];
}

function isLoadError(error: Error): error is Error & LoadError {
  return error.name === 'ChunkLoadError';
}

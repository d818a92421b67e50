import type { DocumentRemote } from '../browser/document-state.ts';
import type { RemoteFailureKind } from './remote-failure.ts';

/** Timeout of the origin, ms, when it is asked about a failed file. */
const ANSWER_WITHIN_MS = 5000;

/** The error of webpack and `load-entry.ts` for a file that failed to load. */
interface LoadError {
  readonly type?: string;
  /** Address of the file. */
  readonly request?: string;
}

/** What is wrong with a remote's page or file. */
export interface Trouble {
  readonly kind: RemoteFailureKind;
  /** The file is missing on its origin. */
  readonly gone: boolean;
}

/**
 * Why a page failed to load. A browser does not tell a script why another one failed. In that case the file itself is
 * requested once more.
 */
export async function pageTrouble(error: unknown, remote: DocumentRemote): Promise<Trouble> {
  const kind = evidentKind(error);
  if (kind) return { kind, gone: false };
  const url = (error as LoadError).request ?? remote.entry;
  return fileTrouble(url, digestOf(url, remote));
}

/** The kind of a failure that needs no request; undefined for a file that failed to load. */
function evidentKind(error: unknown): RemoteFailureKind | undefined {
  if (!(error instanceof Error)) return 'evaluation';
  if (/is no page|does not exist in container/.test(error.message)) return 'not-a-page';
  if (!isLoadError(error) || error.type === 'missing') return 'evaluation';
  return error.type === 'timeout' ? 'timeout' : undefined;
}

/** What is wrong with a file that a browser rejected. */
export async function fileTrouble(url: string, digest?: string): Promise<Trouble> {
  try {
    const { ok, status } = await ask(url);
    if (!ok) return { kind: 'status', gone: status === 404 || status === 410 };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return { kind: late ? 'timeout' : 'network', gone: false };
  }
  // The file exists: it is not the file of its release, or it was unreachable only for a moment.
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

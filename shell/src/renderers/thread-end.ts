import type { UsedRelease } from '../registry/release-set.ts';

/**
 * Why a renderer's thread has ended:
 * - `stalled`: its code did not return, and it was stopped;
 * - `out-of-memory`: it needed more memory than it may have;
 * - `exited`: by itself, or its code failed to start;
 * - `heavy`: its heap stayed above its bound, and others took over;
 * - `closed`: the server is closing.
 */
export const THREAD_END_KINDS = ['stalled', 'out-of-memory', 'exited', 'heavy', 'closed'] as const;

export type ThreadEndKind = (typeof THREAD_END_KINDS)[number];

export interface ThreadEnd {
  readonly kind: ThreadEndKind;
  readonly detail: string;
  /** The release whose code ran, where it is known. */
  readonly blamed?: UsedRelease;
  /** The code of the shell ran, and none of a remote. */
  readonly isShell?: boolean;
  /** Where its code was. */
  readonly stack?: string;
  /** Number of the order whose code ran. */
  readonly order?: number;
  /** Count of the orders that it had not finished. */
  readonly lost?: number;
}

/** An order that was in a renderer when it ended. */
export class RendererEnded extends Error {
  override readonly name = 'RendererEnded';
  readonly end: ThreadEnd;
  readonly order: number;

  constructor(end: ThreadEnd, order: number) {
    super(`The renderer of the page has ended (${end.kind}): ${end.detail}`);
    this.end = end;
    this.order = order;
  }

  /** Whether this order's own code ended the renderer. */
  get isCulprit(): boolean {
    return this.end.order === this.order;
  }
}

/**
 * How a thread has ended by itself.
 * @param failure of its `error` event, if there was one
 */
export function endOf(failure: unknown, exitCode: number): ThreadEnd {
  if (typeof failure !== 'object' || failure === null) return { kind: 'exited', detail: `exit code ${exitCode}` };
  const { code, message, stack }: { code?: unknown; message?: unknown; stack?: unknown } = failure;
  return {
    kind: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'exited',
    detail: String(message),
    ...(typeof stack === 'string' && { stack }),
  };
}

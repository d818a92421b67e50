/** The stop request from the terminal or the system. */
interface StopSignals {
  /** Aborted by the first Ctrl-C, SIGTERM or SIGHUP. */
  readonly first: AbortSignal;
  /** Resolves on the same signal. */
  readonly asked: Promise<void>;
  /** Is called on the second signal, just before the process exits. */
  onSecond(kill: () => void): void;
}

/** One Ctrl-C arrives twice under npm: from the terminal and from npm. */
const SAME_KEYPRESS_MS = 400;

export function stopSignals(): StopSignals {
  const controller = new AbortController();
  let askedAt: number | undefined;
  let kill: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => controller.signal.addEventListener('abort', () => resolve()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (askedAt === undefined) {
        askedAt = now;
        controller.abort(new Error('Stopped by the user'));
      } else if (now - askedAt > SAME_KEYPRESS_MS) {
        kill();
        process.exit(130);
      }
    });
  }
  return {
    first: controller.signal,
    asked,
    onSecond: (next) => {
      kill = next;
    },
  };
}

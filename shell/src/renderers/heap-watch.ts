/** ms between two measurements of a renderer's heap. */
const MEASURE_MS = 5000;

/** Measurements in a row above the bound: a single one may be garbage that is not collected yet. */
const TIMES_ABOVE = 2;

interface HeapWatchDeps<Renderer extends object> {
  readonly renderers: () => readonly Renderer[];
  /** MB in use; undefined where a renderer does not say. */
  readonly heapMb: (renderer: Renderer) => Promise<number | undefined>;
  /** MB above which a renderer is heavy. */
  readonly heavyMb: number;
  readonly onMeasured: (renderer: Renderer, mb: number) => void;
  readonly onHeavy: (renderer: Renderer, mb: number) => void;
}

export interface HeapWatch {
  measure(): Promise<void>;
  stop(): void;
}

/** Measures the heaps of renderers, and finds those that stay above their bound. */
export function watchHeaps<Renderer extends object>(deps: HeapWatchDeps<Renderer>): HeapWatch {
  const { renderers, heapMb, heavyMb, onMeasured, onHeavy } = deps;
  const above = new WeakMap<Renderer, number>();
  const timer = setInterval(() => void measure(), MEASURE_MS).unref();

  async function measure(): Promise<void> {
    await Promise.all(
      renderers().map(async (renderer) => {
        const mb = await heapMb(renderer);
        if (mb === undefined) return;
        onMeasured(renderer, mb);
        const times = mb > heavyMb ? (above.get(renderer) ?? 0) + 1 : 0;
        above.set(renderer, times);
        if (times >= TIMES_ABOVE) onHeavy(renderer, mb);
      }),
    );
  }

  return { measure, stop: () => clearInterval(timer) };
}

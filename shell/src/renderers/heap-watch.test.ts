import { watchHeaps } from './heap-watch.ts';

describe('the watch of heaps', () => {
  it('finds a renderer that is above its bound twice in a row: a single time may be garbage', async () => {
    const renderer = { mb: 0 as number | undefined };
    const heavy: number[] = [];
    const measured: number[] = [];
    const watch = watchHeaps({
      renderers: () => [renderer],
      heapMb: async ({ mb }) => mb,
      heavyMb: 100,
      onMeasured: (_renderer, mb) => measured.push(mb),
      onHeavy: (_renderer, mb) => heavy.push(mb),
    });
    for (const mb of [100, 120, 80, 110, undefined, 130]) {
      renderer.mb = mb;
      await watch.measure();
    }
    watch.stop();
    expect(heavy).toEqual([130]);
    expect(measured).toEqual([100, 120, 80, 110, 130]);
  });
});

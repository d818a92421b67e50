import { reportQueue } from './report-queue.ts';

describe('the queue of reports', () => {
  it('stores reports of one turn together, in order', async () => {
    const stored: number[][] = [];
    const queue = reportQueue<number>(async (reports) => void stored.push([...reports]), jest.fn());
    for (const report of [1, 2, 3]) expect(queue.add(report)).toBe(true);
    expect(stored).toEqual([]);
    await queue.drained();
    expect(stored).toEqual([[1, 2, 3]]);
    queue.add(4);
    await queue.drained();
    expect(stored).toEqual([[1, 2, 3], [4]]);
  });

  it('drops reports when storing is too slow, and continues afterwards', async () => {
    const stored: number[] = [];
    const queue = reportQueue<number>(async (reports) => void stored.push(...reports), jest.fn());
    const taken = Array.from({ length: 2500 }, (_, report) => queue.add(report)).filter(Boolean).length;
    expect(taken).toBe(2000);
    await queue.drained();
    expect(stored).toHaveLength(2000);
    expect(queue.add(1)).toBe(true);
  });

  it('reports what could not be stored and stores the next', async () => {
    const store = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    const lost = jest.fn();
    const queue = reportQueue<number>(store, lost);
    queue.add(1);
    await queue.drained();
    expect(lost).toHaveBeenCalledWith(new Error('down'), 1);
    queue.add(2);
    await queue.drained();
    expect(store).toHaveBeenLastCalledWith([2]);
    expect(lost).toHaveBeenCalledTimes(1);
  });
});

import { isBack, mayGo, type ProxyStates, rollOrder } from './roll-order.ts';

const states = (given: Record<string, 'up' | 'down'>): ProxyStates => new Map(Object.entries(given));

describe('a rolling restart', () => {
  it('replaces the worker and the APIs first, then what calls them, and never the primary', () => {
    const names = [
      'assets-1',
      'assets-2',
      'worker',
      'api-1',
      'api-2',
      'proxy',
      'shell-1',
      'shell-2',
      'replica',
      'database',
    ];
    expect(rollOrder(names)).toEqual([
      ...['worker', 'api-1', 'api-2', 'assets-1', 'assets-2', 'shell-1', 'shell-2', 'replica', 'proxy'],
    ]);
  });

  it('takes a server out only while another one of its kind gets requests', () => {
    expect(mayGo('shell-1', states({ 'shell-1': 'up', 'shell-2': 'up' }))).toBe(true);
    expect(mayGo('shell-1', states({ 'shell-1': 'up', 'shell-2': 'down', 'api-1': 'up' }))).toBe(false);
    expect(mayGo('shell-1', states({ 'shell-1': 'up' }))).toBe(false);
  });

  it('takes parts out at any time that the proxy sends no requests', () => {
    for (const name of ['worker', 'replica', 'proxy']) expect(mayGo(name, states({ 'api-1': 'down' }))).toBe(true);
  });

  it('goes on once the proxy sends requests to the new server', () => {
    expect(isBack('api-1', states({ 'api-1': 'down' }))).toBe(false);
    expect(isBack('api-1', states({ 'api-1': 'up' }))).toBe(true);
    expect(isBack('worker', states({ 'api-1': 'down' }))).toBe(true);
  });
});

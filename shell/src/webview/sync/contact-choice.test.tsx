import { act, render } from '@testing-library/react';
import { ContactChoice } from './contact-choice.tsx';

const matching = {
  agreed: () => false,
  agree: async () => undefined,
  withdraw: async () => undefined,
  sync: async () => undefined,
};

/** The line below an element whose height the test changes. */
function lineBelow() {
  const above = document.createElement('div');
  let height = 0;
  Object.defineProperty(above, 'clientHeight', { get: () => height });
  let changed: () => void = () => undefined;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      changed = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const { container } = render(<ContactChoice matching={matching} above={above} />);
  const grow = (to: number) => {
    height = to;
    act(changed);
  };
  const visible = () => container.querySelector('aside')?.className.includes('moving') === false;
  return { grow, visible };
}

describe('the line for contact matching', () => {
  const { ResizeObserver: own } = globalThis;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    globalThis.ResizeObserver = own;
  });

  it('is visible once the page above it has kept its height for half a second', () => {
    const { grow, visible } = lineBelow();
    expect(visible()).toBe(false);
    grow(800);
    act(() => jest.advanceTimersByTime(499));
    expect(visible()).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(visible()).toBe(true);
  });

  it('is invisible while the page above it grows, and is not affected by other sizes', () => {
    const { grow, visible } = lineBelow();
    grow(800);
    act(() => jest.advanceTimersByTime(500));
    grow(800);
    expect(visible()).toBe(true);
    grow(4000);
    expect(visible()).toBe(false);
    act(() => jest.advanceTimersByTime(400));
    grow(5000);
    act(() => jest.advanceTimersByTime(400));
    expect(visible()).toBe(false);
    act(() => jest.advanceTimersByTime(100));
    expect(visible()).toBe(true);
  });
});

import { act, render, screen } from '@testing-library/react';
import { LazySection, lazyContent } from './lazy-section.tsx';

function Loan({ amount }: { amount: number }) {
  return <p>Loan of {amount}</p>;
}

/** An observer whose elements come near when the test says so. */
class ManualObserver {
  static readonly all: ManualObserver[] = [];
  readonly callback: (entries: { isIntersecting: boolean }[]) => void;
  observed: Element | undefined;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.callback = callback;
    ManualObserver.all.push(this);
  }
  observe(element: Element): void {
    this.observed = element;
  }
  disconnect(): void {
    this.observed = undefined;
  }
}

describe('a lazy section', () => {
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    ManualObserver.all.length = 0;
    Object.assign(globalThis, { IntersectionObserver: ManualObserver });
  });
  afterEach(() => Object.assign(globalThis, { IntersectionObserver: original }));

  it('fetches its code only when it comes near the screen', async () => {
    const load = jest.fn(async () => Loan);
    const content = lazyContent({ id: 'loan', load, blockSize: '30rem' });
    await act(async () => render(<LazySection content={content} props={{ amount: 5 }} />));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(load).not.toHaveBeenCalled();
    const [observer] = ManualObserver.all;
    expect(observer?.observed?.id).toBe('loan');
    await act(async () => observer?.callback([{ isIntersecting: false }]));
    expect(load).not.toHaveBeenCalled();
    await act(async () => observer?.callback([{ isIntersecting: true }]));
    expect(await screen.findByText('Loan of 5')).toBeTruthy();
  });
});

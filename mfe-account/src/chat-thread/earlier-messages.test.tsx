import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { act } from '@testing-library/react';
import { EarlierMessages } from './earlier-messages.tsx';

/** Observers of a link that stays in view: a browser tells that once to each of them. */
let untold: (() => void)[] = [];

class Observer {
  readonly #tell: () => void;
  constructor(callback: IntersectionObserverCallback) {
    this.#tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe() {
    untold.push(this.#tell);
  }
  disconnect() {
    untold = untold.filter((tell) => tell !== this.#tell);
  }
}

const tellObservers = () =>
  act(async () => {
    for (const tell of untold.splice(0)) tell();
  });

beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

it('loads again when it came into view while others were loading', async () => {
  let finish: () => void = () => undefined;
  const load = jest.fn(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    return promise;
  });
  const { rerender } = renderInRouter(<EarlierMessages id="cnv_1" before={101} load={load} />);
  await tellObservers();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<EarlierMessages id="cnv_1" before={51} load={load} />);
  await tellObservers();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await tellObservers();
  expect(load).toHaveBeenCalledTimes(2);
});

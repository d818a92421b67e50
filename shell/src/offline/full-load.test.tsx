import { leaveForSaved } from './full-load.ts';

const SHOWN = { pathname: '/flats', search: '?bhk=BHK2' };
const to = (path: string) => ({ url: `https://aangan.test${path}` });

describe('the next page', () => {
  const assign = jest.fn();

  function browser(facts: { onLine: boolean; worker: boolean }) {
    assign.mockClear();
    Object.defineProperty(navigator, 'onLine', { value: facts.onLine, configurable: true });
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller: facts.worker ? {} : null },
      configurable: true,
    });
  }
  const leave = (path: string) => leaveForSaved(to(path), SHOWN, assign);

  it('is loaded as a document without a network', () => {
    browser({ onLine: false, worker: true });
    expect(leave('/property/1/detail?x=1')).toBeInstanceOf(Promise);
    expect(assign).toHaveBeenCalledWith('/property/1/detail?x=1');
  });

  it.each([
    ['with a network', { onLine: true, worker: true }, '/property/1/detail'],
    ['where no worker could answer', { onLine: false, worker: false }, '/property/1/detail'],
    ['when it is the page on screen, tried again', { onLine: false, worker: true }, '/flats?bhk=BHK2'],
  ])('stays within the document %s', (_when, facts, path) => {
    browser(facts);
    expect(leave(path)).toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
  });
});

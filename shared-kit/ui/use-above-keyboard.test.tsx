import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useAboveKeyboard } from './use-above-keyboard.ts';

class FakeViewport extends EventTarget {
  height = 800;
}

const scrolled = jest.fn();
let view: FakeViewport;

beforeEach(() => {
  view = new FakeViewport();
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 600 } as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

function Field({ shown }: { readonly shown: boolean }) {
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useAboveKeyboard(field, list, shown);
  return (
    <div ref={field}>
      <div ref={list} />
    </div>
  );
}

it('moves the field to the top when the keyboard covers the end of the list', () => {
  render(<Field shown />);
  expect(scrolled).not.toHaveBeenCalled();
  view.height = 450;
  view.dispatchEvent(new Event('resize'));
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
});

it('moves nothing while no list is shown', () => {
  render(<Field shown={false} />);
  view.height = 450;
  view.dispatchEvent(new Event('resize'));
  expect(scrolled).not.toHaveBeenCalled();
});

import { uncaughtIn } from './uncaught.ts';

describe('an uncaught error', () => {
  it('has the thrown value and the script that the event names', () => {
    const error = new TypeError('x');
    const event = Object.assign(new Event('error'), { error, message: 'x', filename: 'https://x.example/a.js' });
    expect(uncaughtIn(event)).toMatchObject({
      kind: 'unhandled',
      error: { name: 'TypeError', message: 'x', source: 'https://x.example/a.js' },
    });
  });

  it('has the message of the event where the browser hides the error', () => {
    const event = Object.assign(new Event('error'), { error: null, message: 'Script error.', filename: '' });
    expect(uncaughtIn(event)?.error.message).toBe('Script error.');
  });

  it('has the reason of a rejected promise', () => {
    const event = Object.assign(new Event('unhandledrejection'), {
      reason: new Error('y'),
      promise: Promise.resolve(),
    });
    expect(uncaughtIn(event)).toMatchObject({ kind: 'rejection', error: { message: 'y' } });
  });

  it.each([
    ['script', 'src', 'https://x.example/assets/mfe-plans/1.0.0/browser/a.js', 'ChunkLoadError'],
    ['link', 'href', 'https://x.example/assets/shell/1.0.0/main.css', 'ChunkLoadError'],
    ['script', 'src', 'https://maps.example/api.js', undefined],
    ['img', 'src', 'https://x.example/assets/mfe-plans/1.0.0/a.avif', undefined],
  ])('of a %s with %s %s is %s', (tag, attribute, address, name) => {
    const element = document.createElement(tag);
    element.setAttribute(attribute, address);
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: element });
    expect(uncaughtIn(event)?.error.name).toBe(name);
  });
});

import { turnstileToken } from './turnstile-token.ts';

const CHECK = { kind: 'turnstile', siteKey: 'site', action: 'otp-send', data: 'data' } as const;
const ADDRESS = 'https://challenges.example/api.js';

interface Rendered {
  readonly container: HTMLElement;
  readonly options: Readonly<Record<string, unknown>> & {
    callback: (token: string) => void;
    'error-callback': () => void;
  };
}

/** Cloudflare's script, which loads at once and records its widgets. */
function fakeTurnstile() {
  const rendered: Rendered[] = [];
  const removed: string[] = [];
  const render = (container: HTMLElement, options: Rendered['options']) =>
    `widget ${rendered.push({ container, options })}`;
  const turnstile = { render, remove: (widget: string) => removed.push(widget) };
  const load = async () => {
    Object.assign(window, { turnstile });
    document.querySelector<HTMLScriptElement>(`script[src="${ADDRESS}"]`)?.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { rendered, removed, load };
}

describe('a check by Turnstile', () => {
  afterEach(() => {
    document.body.replaceChildren();
    document.head.replaceChildren();
    Reflect.deleteProperty(window, 'turnstile');
  });

  it('is shown in the topmost dialog, and removed with its answer', async () => {
    const { rendered, removed, load } = fakeTurnstile();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    const token = turnstileToken(CHECK, ADDRESS);
    await load();
    expect(rendered[0]?.options).toMatchObject({ sitekey: 'site', action: 'otp-send', cData: 'data' });
    expect(rendered[0]?.container.parentElement).toBe(dialog);
    rendered[0]?.options.callback('a token');
    expect(await token).toBe('a token');
    expect(removed).toEqual(['widget 1']);
    expect(dialog.childElementCount).toBe(0);
  });

  it('fails when the widget fails, or has no address', async () => {
    const { rendered, load } = fakeTurnstile();
    const token = expect(turnstileToken(CHECK, ADDRESS)).rejects.toThrow('The challenge failed');
    await load();
    rendered[0]?.options['error-callback']();
    await token;
    Reflect.deleteProperty(window, 'turnstile');
    await expect(turnstileToken(CHECK, undefined)).rejects.toThrow('has no address');
  });
});

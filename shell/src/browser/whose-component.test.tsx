import { Script } from 'node:vm';
import { act, createElement, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageBoundary } from '../app/page-boundary.tsx';
import { whoseComponent } from './whose-component.ts';

const SHELL_FILE = 'https://x.example/assets/shell/0.1.0-aaaaaaaaaa/main.js';
const REMOTE_FILE = 'https://x.example/assets/mfe-plans/0.2.0-bbbbbbbbbb/browser/page-plans.js';
const PAGE = { remote: 'mfe-plans', page: 'plans' };

/** A component whose code is in a file, as a browser has it. */
function componentIn(filename: string, code: string): FunctionComponent<{ children?: ReactNode }> {
  return new Script(`(react) => ${code}`, { filename }).runInThisContext()({ createElement });
}

const Footer = componentIn(
  SHELL_FILE,
  "function Footer() { return react.createElement('footer', null, 'New words'); }",
);
const Frame = componentIn(
  SHELL_FILE,
  "function Frame({ children }) { return react.createElement('div', null, children); }",
);
const Link = componentIn(SHELL_FILE, "function Link() { return react.createElement('a', null, 'Another link'); }");
const Page = componentIn(
  REMOTE_FILE,
  "function Page({ children }) { return react.createElement('main', null, children ?? 'New words'); }",
);
const broken = (file: string) => componentIn(file, "function Broken() { throw new Error('broken'); }");

/** Who is named for what React finds while it hydrates the markup. */
async function blamedWhile(markup: string, tree: ReactNode): Promise<unknown[]> {
  const element = document.createElement('div');
  element.innerHTML = markup;
  const blamed: unknown[] = [];
  const hear = (_error: unknown, { componentStack }: { componentStack?: string | null | undefined }) =>
    blamed.push(whoseComponent(componentStack, PAGE));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => hydrateRoot(element, tree, { onRecoverableError: hear, onCaughtError: hear }));
  return blamed;
}

describe('an error that React finds', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is of the shell if a word of its footer differs from the markup of the server', async () => {
    const blamed = await blamedWhile(
      '<div><footer>Old words</footer></div>',
      <Frame>
        <Footer />
      </Frame>,
    );
    expect(blamed).toEqual([{ remote: 'shell' }]);
  });

  it('is of the remote if its page differs, inside of the frame of the shell', async () => {
    const blamed = await blamedWhile(
      '<div><main>Old words</main></div>',
      <Frame>
        <Page />
      </Frame>,
    );
    expect(blamed).toEqual([{ ...PAGE, version: '0.2.0-bbbbbbbbbb' }]);
  });

  it('is of the remote if a component of the shell differs that its page has rendered', async () => {
    const blamed = await blamedWhile(
      '<div><main><a>A link</a></main></div>',
      <Frame>
        <Page>
          <Link />
        </Page>
      </Frame>,
    );
    expect(blamed).toEqual([{ ...PAGE, version: '0.2.0-bbbbbbbbbb' }]);
  });

  it.each([
    ['the shell', SHELL_FILE, { remote: 'shell' }],
    ['another remote', REMOTE_FILE.replace('plans', 'search'), { remote: 'mfe-search', version: '0.2.0-bbbbbbbbbb' }],
  ])('is of %s if its component throws', async (_who, file, place) => {
    const Broken = broken(file);
    const tree = (
      <PageBoundary resetKey="" fallback={null} onError={() => undefined}>
        <Broken />
      </PageBoundary>
    );
    expect(new Set(await blamedWhile('', tree))).toEqual(new Set([place]));
  });

  it('keeps its kind', () => {
    const caught = { ...PAGE, kind: 'render' };
    expect(whoseComponent(`\n    at Footer (${SHELL_FILE}:1:2)`, caught)).toEqual({ remote: 'shell', kind: 'render' });
    expect(whoseComponent(`Page@${REMOTE_FILE}:1:2\nFrame@${SHELL_FILE}:1:3`, caught)).toMatchObject(caught);
  });

  it.each([undefined, null, '', '\n    at div\n    at main'])('is of the page if no file is named: %j', (stack) => {
    expect(whoseComponent(stack, PAGE)).toEqual(PAGE);
  });
});

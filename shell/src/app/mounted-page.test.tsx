import type { MountedPage, MountProps } from '@aangan/shared-kit/platform/page';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { pageModuleOf } from '../federation/page-modules.ts';

interface Greeting {
  readonly times: number;
}

/** A page in plain DOM that records its lifecycle calls. */
function plainPage(facts: Partial<MountedPage<Greeting>> = {}) {
  const asked: string[] = [];
  const show = (name: string) => async (props: MountProps<Greeting>) => {
    asked.push(name);
    props.element.textContent = `Greeted ${props.data.times} times in ${props.platform.session.city}`;
  };
  const page: MountedPage<Greeting> = {
    loader: async ({ url }) => ({ times: Number(url.searchParams.get('times') ?? 1) }),
    bootstrap: async () => void asked.push('bootstrap'),
    mount: show('mount'),
    update: show('update'),
    unmount: async () => void asked.push('unmount'),
    ...facts,
  };
  return { page, asked };
}

function Nothing() {
  return null;
}

async function open(page: MountedPage<Greeting>, url = '/plain') {
  return renderPage(await pageModuleOf(page, 'mfe-plain/hello'), { url });
}

describe('a page that is not written in React', () => {
  it('is bootstrapped and mounted in its region', async () => {
    const { page, asked } = plainPage();
    await open(page);
    expect(await screen.findByText('Greeted 1 times in bangalore')).toBeTruthy();
    expect(asked).toEqual(['bootstrap', 'mount']);
  });

  it('is updated when its address brings new data', async () => {
    const { page, asked } = plainPage();
    const { go } = await open(page);
    await go('/plain?times=3');
    expect(await screen.findByText('Greeted 3 times in bangalore')).toBeTruthy();
    expect(asked).toEqual(['bootstrap', 'mount', 'update']);
  });

  it('is mounted again when it has no update', async () => {
    const { page, asked } = plainPage();
    const { update: _none, ...without } = page;
    const { go } = await open(without);
    await go('/plain?times=3');
    expect(await screen.findByText('Greeted 3 times in bangalore')).toBeTruthy();
    expect(asked).toEqual(['bootstrap', 'mount', 'unmount', 'mount']);
  });

  it('is unmounted when the visitor leaves, and is bootstrapped only once', async () => {
    const { page, asked } = plainPage();
    const module = await pageModuleOf(page, 'mfe-plain/hello');
    for (const _visit of ['first', 'second']) {
      const { unmount } = await renderPage(module, { url: '/plain' });
      await screen.findByText('Greeted 1 times in bangalore');
      unmount();
      await waitFor(() => expect(asked.at(-1)).toBe('unmount'));
    }
    expect(asked).toEqual(['bootstrap', 'mount', 'unmount', 'mount', 'unmount']);
  });

  it('is reported when it fails after the visitor has left', async () => {
    const { page } = plainPage({
      unmount: () => Promise.reject(new Error('The page cannot go')),
    });
    const platform = fakePlatform();
    const module = await pageModuleOf(page, 'mfe-plain/hello');
    const { unmount } = await renderPage(module, { url: '/plain', platform });
    await screen.findByText('Greeted 1 times in bangalore');
    unmount();
    await waitFor(() => expect(String(platform.reportedErrors[0])).toContain('The page cannot go'));
  });
});

describe('a page module', () => {
  it('is returned unchanged when it is a component', async () => {
    const module = { Component: Nothing };
    expect(await pageModuleOf(module, 'x')).toBe(module);
  });

  it.each([
    ['nothing', undefined],
    ['a function', () => null],
    ['a module without a page', { title: 'Hello' }],
    ['half of the lifecycles', { mount: async () => undefined }],
  ])('is not %s', async (_what, loaded) => {
    await expect(pageModuleOf(loaded, 'mfe-x/y')).rejects.toThrow('mfe-x/y is no page');
  });

  it('keeps the other exports of a mounted page', async () => {
    const { page } = plainPage({ head: () => ({ title: 'Hello' }) });
    const module = await pageModuleOf(page, 'x');
    expect(Object.keys(module).sort()).toEqual(['Component', 'head', 'loader']);
  });
});

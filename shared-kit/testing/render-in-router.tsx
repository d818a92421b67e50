import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PlatformProvider } from '../platform/platform.ts';
import { type FakePlatform, fakePlatform } from './fake-platform.tsx';

/** Renders a component with the platform and a router around it. @param visited the history, with the page last */
export function renderInRouter(
  part: ReactElement,
  platform: FakePlatform = fakePlatform(),
  visited: readonly string[] = ['/'],
): RenderResult {
  return render(part, {
    wrapper: ({ children }) => (
      <PlatformProvider value={platform}>
        <MemoryRouter initialEntries={[...visited]} initialIndex={visited.length - 1}>
          {children}
        </MemoryRouter>
      </PlatformProvider>
    ),
  });
}

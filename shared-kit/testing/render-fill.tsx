import type { RenderResult } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { type FillModule, type PageModule, usePageData } from '../platform/page.ts';
import type { FakePlatform } from './fake-platform.tsx';
import { renderPage } from './render-page.tsx';

interface FillVisit<Props> {
  /** Address of the page with the slot. */
  readonly url: string;
  readonly props: Props;
  readonly platform?: FakePlatform;
}

interface RenderedFill extends RenderResult {
  readonly platform: FakePlatform;
  /** The loader's data; null when the slot stays empty. */
  readonly data: unknown;
}

/** Of a fill without a loader, which is no empty slot. */
const NO_DATA = 'none';

/** Opens a page with the fill alone in its slot: runs its loader, then renders it, unless the data are null. */
export async function renderFill<Props extends object, Data>(
  { loader, Component }: FillModule<Props, Data>,
  { props, ...visit }: FillVisit<Props>,
): Promise<RenderedFill> {
  const page: PageModule<Data | null | typeof NO_DATA> = {
    loader: async (args) => (loader ? loader(args) : NO_DATA),
    Component: withProps(Component, props),
  };
  return renderPage(page, visit);
}

function withProps<Props extends object>(Component: ComponentType<Props>, props: Props): ComponentType {
  return () => (
    <UnlessEmpty>
      <Component {...props} />
    </UnlessEmpty>
  );
}

function UnlessEmpty({ children }: { readonly children: ReactNode }) {
  return usePageData() === null ? null : children;
}

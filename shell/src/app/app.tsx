import { useLoaderData, useLocation } from '@aangan/shared-kit/platform/router';
import { useState } from 'react';
import { PhoneBar } from '../phone-bar/phone-bar.tsx';
import { Footer } from './footer.tsx';
import { Frame } from './frame.tsx';
import { Header } from './header.tsx';
import { asksForNoHeader } from './header-rule.ts';
import type { PageEntry } from './page-entry.ts';
import { usePageSource } from './page-source-context.ts';
import { ServedRegion } from './served-region.tsx';

/**
 * The document's frame: header, the page's own region, footer, and the bar of phones. In an app webview and in the staff
 * area, only the region.
 */
export function App() {
  const { hybrid } = usePageSource().platform;
  const { staff } = useLoaderData<PageEntry>();
  const { search, key } = useLocation();
  // A visitor who opened the document without the header keeps it hidden on the next page.
  const [openedWithout] = useState(() => asksForNoHeader(search));
  if (hybrid || staff !== undefined) return <Frame />;
  const bare = openedWithout || asksForNoHeader(search);
  // Each page has its own: a shared one would count as a layout shift when a page replaces another.
  const footer = (city: string) => <Footer key={key} city={city} />;
  return <Frame {...(!bare && { header, bar })} footer={footer} Served={ServedRegion} />;
}

const header = (city: string) => <Header city={city} />;
const bar = (city: string) => <PhoneBar city={city} />;

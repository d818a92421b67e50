import { createContext, useContext } from 'react';
import type { PageSource } from './page-source.ts';

const PageSourceContext = createContext<PageSource | null>(null);

export const PageSourceProvider = PageSourceContext.Provider;

export function usePageSource(): PageSource {
  const source = useContext(PageSourceContext);
  if (!source) throw new Error('The shell renders pages inside PageSourceProvider');
  return source;
}

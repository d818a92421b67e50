import type { PageModule } from '@aangan/shared-kit/platform/page';
import { PageProvider } from '@aangan/shared-kit/platform/page';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useEffect, useMemo, useRef } from 'react';
import { PageBoundary } from './page-boundary.tsx';
import type { PageEntry } from './page-entry.ts';
import { PageFallback } from './page-fallback.tsx';
import { usePageSource } from './page-source-context.ts';

/** The region of the document that belongs to a remote: its page, or the fallback where it failed. */
export function PageRegion({ entry }: { entry: PageEntry }) {
  const source = usePageSource();
  const { revalidate, state } = useRevalidator();
  const failed = entry.failure?.kind === 'load';
  const module = failed ? undefined : source.loaded(entry);

  const { failure } = entry;
  const tried = useRef(false);
  // A remote the server could not load may well be within the browser's reach: one try, without being asked. A file
  // that is gone comes with a new document.
  useEffect(() => {
    if (failure?.kind !== 'load') tried.current = false;
    else if (!source.startAnew?.() && !tried.current) {
      tried.current = true;
      void revalidate();
    }
  }, [failure, source, revalidate]);

  const retry = () => void revalidate();
  if (!module || (entry.failure && !module.ErrorBoundary)) {
    return <PageFallback entry={entry} busy={state === 'loading'} onRetry={retry} />;
  }
  return <LoadedPage key={`${entry.remote}/${entry.page}`} entry={entry} module={module} onRetry={retry} />;
}

function LoadedPage({ entry, module, onRetry }: { entry: PageEntry; module: PageModule; onRetry: () => void }) {
  const source = usePageSource();
  const state = useMemo(() => ({ data: entry.data, params: entry.params, pattern: entry.pattern }), [entry]);
  const Shown = entry.failure && module.ErrorBoundary ? module.ErrorBoundary : module.Component;
  return (
    <PageProvider value={state}>
      <PageBoundary
        resetKey={entry}
        onError={(error) =>
          source.platform.errors.report(error, { remote: entry.remote, page: entry.page, kind: 'render' })
        }
        fallback={
          <PageFallback
            entry={{ ...entry, failure: { kind: 'render', message: 'This part of the page stopped working.' } }}
            busy={false}
            onRetry={onRetry}
          />
        }
      >
        <Shown />
      </PageBoundary>
    </PageProvider>
  );
}

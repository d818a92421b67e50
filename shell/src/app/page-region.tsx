import type { PageModule } from '@aangan/shared-kit/platform/page';
import { PageProvider } from '@aangan/shared-kit/platform/page';
import { useMemo } from 'react';
import { PageBoundary } from './page-boundary.tsx';
import type { PageEntry } from './page-entry.ts';
import { PageFallback } from './page-fallback.tsx';
import { usePageSource } from './page-source-context.ts';
import { usePageRetry } from './use-page-retry.ts';

/** The region of the document that belongs to a remote: its page, or the fallback where it failed. */
export function PageRegion({ entry }: { entry: PageEntry }) {
  const source = usePageSource();
  const { busy, retry } = usePageRetry(entry);
  const failed = entry.failure?.kind === 'load';
  const module = failed ? undefined : source.loaded(entry);

  if (!module || (entry.failure && !module.ErrorBoundary)) {
    return <PageFallback entry={entry} busy={busy} onRetry={retry} />;
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

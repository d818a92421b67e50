import type { PageModule } from '@aangan/shared-kit/platform/page';
import { PageProvider } from '@aangan/shared-kit/platform/page';
import { useMemo } from 'react';
import { Gate } from './gate.tsx';
import { PageBoundary } from './page-boundary.tsx';
import type { PageEntry } from './page-entry.ts';
import { PageFallback } from './page-fallback.tsx';
import { usePageSource } from './page-source-context.ts';
import { usePageRetry } from './use-page-retry.ts';

/** The region of the document that belongs to a remote: its page, or the fallback after a failure. */
export function PageRegion({ entry }: { entry: PageEntry }) {
  return <Region entry={entry} {...usePageRetry(entry)} />;
}

export interface RegionProps {
  readonly entry: PageEntry;
  /** A retry is running. */
  readonly busy: boolean;
  readonly retry: () => void;
}

/** A page, in its region or in a sheet. */
export function Region({ entry, busy, retry }: RegionProps) {
  const source = usePageSource();
  if (entry.gate) return <Gate entry={entry} />;
  const failed = entry.failure?.kind === 'load';
  const module = failed ? undefined : source.loaded(entry);
  if (!module || (entry.failure && !module.ErrorBoundary)) {
    return <PageFallback entry={entry} busy={busy} onRetry={retry} />;
  }
  return <LoadedPage key={`${entry.remote}/${entry.page}`} entry={entry} module={module} onRetry={retry} />;
}

interface LoadedPageProps {
  readonly entry: PageEntry;
  readonly module: PageModule;
  readonly onRetry: () => void;
}

function LoadedPage({ entry, module, onRetry }: LoadedPageProps) {
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

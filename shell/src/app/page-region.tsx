import { useActionData, useSubmit } from '@aangan/shared-kit/platform/host-router';
import { type PageAction, type PageModule, PageProvider, type Refusal } from '@aangan/shared-kit/platform/page';
import { useLocation, useNavigation } from '@aangan/shared-kit/platform/router';
import { useMemo } from 'react';
import { pageFills } from '../slots/page-fills.tsx';
import { APP_WORDS } from './app.words.ts';
import { Gate } from './gate.tsx';
import { PageBoundary } from './page-boundary.tsx';
import type { PageEntry } from './page-entry.ts';
import { PageFallback } from './page-fallback.tsx';
import { usePageSource } from './page-source-context.ts';
import { usePageRetry } from './use-page-retry.ts';

/** The region of the document that belongs to a remote: its page, or the fallback after a failure. */
export function PageRegion({ entry }: { entry: PageEntry }) {
  return <Region entry={entry} {...usePageRetry(entry)} action={useRoutedAction(entry)} />;
}

/** The page's action through the router: the page stays until the form's answer is known. */
function useRoutedAction({ refusal: served }: PageEntry): PageAction {
  const refusal = useActionData<Refusal>() ?? served;
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const busy = useNavigation().formMethod === 'POST';
  return useMemo(
    () => ({
      refusal,
      busy,
      submit: (form) => void submit(form, { method: 'post', action: pathname + search }),
    }),
    [refusal, busy, submit, pathname, search],
  );
}

export interface RegionProps {
  readonly entry: PageEntry;
  /** A retry is running. */
  readonly busy: boolean;
  readonly retry: () => void;
  readonly action: PageAction;
}

/** A page, in its region or in a sheet. */
export function Region({ entry, busy, retry, action }: RegionProps) {
  const source = usePageSource();
  if (entry.gate) return <Gate entry={entry} />;
  const failed = entry.failure?.kind === 'load' || entry.failure?.kind === 'account';
  const module = failed ? undefined : source.loaded(entry);
  if (!module || (entry.failure && !module.ErrorBoundary)) {
    return <PageFallback entry={entry} busy={busy} onRetry={retry} />;
  }
  const key = `${entry.remote}/${entry.page}`;
  return <LoadedPage key={key} entry={entry} module={module} onRetry={retry} action={action} />;
}

interface LoadedPageProps {
  readonly entry: PageEntry;
  readonly module: PageModule;
  readonly onRetry: () => void;
  readonly action: PageAction;
}

function LoadedPage({ entry, module, onRetry, action }: LoadedPageProps) {
  const source = usePageSource();
  const state = useMemo(
    () => ({
      data: entry.data,
      params: entry.params,
      pattern: entry.pattern,
      action,
      fills: pageFills(entry, source),
    }),
    [entry, action, source],
  );
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
            entry={{ ...entry, failure: { kind: 'render', message: APP_WORDS.regionStopped } }}
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

import { type ComponentType, Suspense, use } from 'react';

interface LazySectionOptions<Props extends object> {
  /** Unique in the page; also the anchor of the section. */
  readonly id: string;
  /** The section's content, in a chunk of its own. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Height of what comes, for a section that the server has not rendered: `24rem`. */
  readonly blockSize: string;
}

/** Content whose code comes when it is wanted; made once, beside the imports. */
export interface LazyContent<Props extends object> {
  readonly id: string;
  readonly blockSize: string;
  /** The same promise every time. */
  read(): Promise<ComponentType<Props>>;
}

/**
 * Names the content of a lazy section.
 * @example const LOAN = lazyContent({ id: 'loan', load: () => import('./loan.tsx').then(({ Loan }) => Loan), blockSize: '30rem' })
 */
export function lazyContent<Props extends object>(options: LazySectionOptions<Props>): LazyContent<Props> {
  return { id: options.id, blockSize: options.blockSize, read: contentSource(options) };
}

/**
 * A section below the fold: rendered on the server like everything else, its code fetched only when it comes
 * near the screen. Until then the server's markup stands as it is.
 * @example <LazySection content={LOAN} props={{ price }} />
 */
export function LazySection<Props extends object>({ content, props }: { content: LazyContent<Props>; props: Props }) {
  return (
    <div id={content.id}>
      <Suspense fallback={<div style={{ minBlockSize: content.blockSize }} />}>
        <Content content={content} props={props} />
      </Suspense>
    </div>
  );
}

function Content<Props extends object>({ content, props }: { content: LazyContent<Props>; props: Props }) {
  const Part = use(content.read());
  return <Part {...props} />;
}

function contentSource<Props extends object>({
  id,
  load,
}: LazySectionOptions<Props>): () => Promise<ComponentType<Props>> {
  if (typeof document === 'undefined') {
    // One file on the server: it is there before the first page has its data, and React reads it without waiting.
    const loaded = readable(load());
    return () => loaded;
  }
  let wanted: Promise<ComponentType<Props>> | undefined;
  return () => {
    wanted ??= nearScreen(id).then(load);
    return wanted;
  };
}

/** Marks a promise in the way that lets React's `use` read it at once when it is fulfilled. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/** How far below the screen a section starts to load. */
const MARGIN = '400px';

/** Resolves when the element is near the screen, or at once where that cannot be told. */
function nearScreen(id: string): Promise<void> {
  return new Promise((resolve) => {
    // The section may be in the middle of its first render: its element is there a moment later.
    setTimeout(() => {
      const element = document.getElementById(id);
      if (!element || typeof IntersectionObserver === 'undefined') {
        resolve();
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          resolve();
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element);
    });
  });
}

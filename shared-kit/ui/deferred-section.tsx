import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigation } from '../platform/router.ts';
import { SectionBoundary, SectionFailure } from './section-boundary.tsx';

/**
 * When a section's script loads: near the screen, near the screen after the first interaction, or when somebody
 * points at it, touches it or tabs into it.
 */
type SectionTrigger = 'near' | 'near-after-interaction' | 'interaction';

export interface SectionSource<Props> {
  readonly trigger: SectionTrigger;
  /** Loads the script now. The page's loader calls it, so that the server and later pages have it at once. */
  load(): Promise<void>;
  /** The section once its script is loaded, and before that a placeholder that waits for it. */
  shown(): ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
}

/**
 * Declares a deferred section: a first visit loads its script only when the section is approached. For content below
 * the fold, or text only. Its HTML is in the document from the start.
 * @param ready returns the section if its script has been loaded elsewhere
 */
export function deferSection<Props extends object>(
  importSection: () => Promise<ComponentType<Props>>,
  trigger: SectionTrigger,
  ready: () => ComponentType<Props> | undefined = () => undefined,
): SectionSource<Props> {
  // Module-level cache: it belongs to no request.
  let loaded = ready();
  let arrive: (module: { default: ComponentType<Props> }) => void;
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const waiting = lazy(() => arrival);
  return {
    trigger,
    load: async () => {
      loaded ??= await importSection();
      arrive({ default: loaded });
    },
    shown: () => loaded ?? waiting,
  };
}

interface DeferredSectionProps<Props extends object> {
  readonly section: SectionSource<Props>;
  readonly with: Props;
  /** Shown in the reserved space while its data is loading. */
  readonly fallback?: ReactNode;
}

/**
 * Renders a section. If its script does not load, the server's HTML stays, and the next approach retries. Without
 * server HTML, or when the section throws, a note replaces it. The rest of the page still works.
 */
export function DeferredSection<Props extends object>({ section, with: props, fallback }: DeferredSectionProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Shown] = useState(section.shown);
  useEffect(() => (place.current ? onSectionTrigger(place.current, section) : undefined), [section]);
  useLoadOnChange(section, props);
  return (
    <div ref={place}>
      <SectionBoundary>
        <Suspense fallback={<LoadOnRender load={section.load}>{fallback}</LoadOnRender>}>
          <Shown {...props} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}

/**
 * React cannot show a change of the page while an unhydrated section may depend on it, so any change hydrates it.
 * Called while rendering, because hidden content has no effects.
 */
function useLoadOnChange({ load }: Pick<SectionSource<object>, 'load'>, props: object): void {
  const location = useLocation();
  const moving = useNavigation().state !== 'idle';
  const [first] = useState({ location, props });
  if (moving || location !== first.location || props !== first.props) void load().catch(() => undefined);
}

interface LoadOnRenderProps extends Pick<SectionSource<object>, 'load'> {
  readonly children: ReactNode;
}

/** Replaces a section that must be rendered again before its script has loaded, and loads it. */
function LoadOnRender({ load, children }: LoadOnRenderProps) {
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => void load().catch(() => setFailed(true)), [load]);
  useEffect(ask, [ask]);
  return failed ? <SectionFailure onRetry={ask} /> : children;
}

/** Far enough ahead that the script is loaded when the section is on the screen. */
const NEAR = '300px 0px';

const INTERACTIONS = ['pointerover', 'focusin', 'touchstart'] as const;
/** A pointer that rests fires `pointerover` when the page appears below it, but not `pointermove`. */
const ANY_INTERACTION = ['scroll', 'keydown', 'pointermove', 'focusin', 'touchstart'] as const;

/** Tries to load the section at each approach until it is loaded. */
function onSectionTrigger(
  element: HTMLElement,
  { trigger, load }: Pick<SectionSource<object>, 'trigger' | 'load'>,
): () => void {
  const triggered = () => void load().then(stop, () => undefined);
  const observer =
    trigger !== 'interaction' && typeof IntersectionObserver !== 'undefined'
      ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && triggered(), {
          rootMargin: NEAR,
        })
      : undefined;
  const watch = () => observer?.observe(element);
  const touched = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) triggered();
  };
  // Captured at the document: React stops such events before unhydrated content.
  const listeners = [
    ...INTERACTIONS.map((type) => ({ type, listener: touched })),
    ...(trigger === 'near-after-interaction' ? ANY_INTERACTION : []).map((type) => ({ type, listener: watch })),
  ];
  const options = { passive: true, capture: true };
  const stop = () => {
    observer?.disconnect();
    for (const { type, listener } of listeners) document.removeEventListener(type, listener, options);
  };
  for (const { type, listener } of listeners) document.addEventListener(type, listener, options);
  if (trigger === 'near') watch();
  return stop;
}

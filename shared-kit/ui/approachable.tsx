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
import { PartBoundary, PartFailure } from './part-boundary.tsx';

/**
 * When a section's script loads: near the screen, near the screen after the first interaction, or when somebody
 * points at it, touches it or tabs into it.
 */
type Approach = 'near' | 'near-awake' | 'touched';

export interface ApproachablePart<Props> {
  readonly approach: Approach;
  /** Loads the script now. The page's loader calls it, so that the server and later pages have it at once. */
  load(): Promise<void>;
  /** The section once its script is loaded, and before that a placeholder that waits for it. */
  shown(): ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
}

/**
 * Declares a deferred section: a first visit loads its script only when the section is approached. For content below
 * the fold, or text only. Its HTML is in the document from the start.
 */
export function approachable<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  approach: Approach,
): ApproachablePart<Props> {
  // Module-level cache: it belongs to no request.
  let loaded: ComponentType<Props> | undefined;
  let arrive: (module: { default: ComponentType<Props> }) => void;
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const waiting = lazy(() => arrival);
  return {
    approach,
    load: async () => {
      loaded ??= await importPart();
      arrive({ default: loaded });
    },
    shown: () => loaded ?? waiting,
  };
}

interface ApproachableProps<Props extends object> {
  readonly part: ApproachablePart<Props>;
  readonly with: Props;
  /** Shown in the reserved space while its data is loading. */
  readonly fallback?: ReactNode;
}

/**
 * Renders a section. If its script does not load, the server's HTML stays, and the next approach retries. Without
 * server HTML, or when the section throws, a note replaces it. The rest of the page still works.
 */
export function Approachable<Props extends object>({ part, with: props, fallback }: ApproachableProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Shown] = useState(part.shown);
  useEffect(() => (place.current ? onApproach(place.current, part) : undefined), [part]);
  useLoadOnChange(part, props);
  return (
    <div ref={place}>
      <PartBoundary>
        <Suspense fallback={<Wanted load={part.load}>{fallback}</Wanted>}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

/**
 * React cannot show a change of the page while an unhydrated section may depend on it, so any change hydrates it.
 * Called while rendering, because hidden content has no effects.
 */
function useLoadOnChange({ load }: Pick<ApproachablePart<object>, 'load'>, props: object): void {
  const location = useLocation();
  const moving = useNavigation().state !== 'idle';
  const [first] = useState({ location, props });
  if (moving || location !== first.location || props !== first.props) void load().catch(() => undefined);
}

interface WantedProps extends Pick<ApproachablePart<object>, 'load'> {
  readonly children: ReactNode;
}

/** Replaces a section that must be rendered again before its script has loaded, and loads it. */
function Wanted({ load, children }: WantedProps) {
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => void load().catch(() => setFailed(true)), [load]);
  useEffect(ask, [ask]);
  return failed ? <PartFailure onRetry={ask} /> : children;
}

/** Far enough ahead that the script is loaded when the section is on the screen. */
const NEAR = '300px 0px';

const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const;
const SIGNS_OF_LIFE = ['scroll', 'keydown', ...TOUCHES] as const;

/** Tries to load the section at each approach until it is loaded. */
function onApproach(
  element: HTMLElement,
  { approach, load }: Pick<ApproachablePart<object>, 'approach' | 'load'>,
): () => void {
  const approached = () => void load().then(stop, () => undefined);
  const observer =
    approach !== 'touched' && typeof IntersectionObserver !== 'undefined'
      ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && approached(), {
          rootMargin: NEAR,
        })
      : undefined;
  const watch = () => observer?.observe(element);
  const touched = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) approached();
  };
  // Captured at the document: React stops such events before unhydrated content.
  const listeners = [
    ...TOUCHES.map((type) => ({ type, listener: touched })),
    ...(approach === 'near-awake' ? SIGNS_OF_LIFE : []).map((type) => ({ type, listener: watch })),
  ];
  const options = { passive: true, capture: true };
  const stop = () => {
    observer?.disconnect();
    for (const { type, listener } of listeners) document.removeEventListener(type, listener, options);
  };
  for (const { type, listener } of listeners) document.addEventListener(type, listener, options);
  if (approach === 'near') watch();
  return stop;
}

import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useRef, useState } from 'react';
import { UNDERSTOOD_WORDS, type UnderstoodView } from '../understood/public.ts';
import type { LiveGrammar } from './live-grammar.ts';
import type { SayView } from './say-address.ts';

interface LiveContext {
  readonly view: SayView;
  /** Slug of the visitor's city. */
  readonly city: string;
  /** Epoch ms. */
  readonly today: number;
}

/** A screen reader hears what was understood once typing pauses this long. */
const NEWS_DELAY_MS = 1_000;

/**
 * What the text means while it is typed. The grammar and the places of the city load with the first key; until then,
 * and if they do not load, the text is read when it is sent.
 */
export function useLiveUnderstanding({ view, city, today }: LiveContext) {
  const { http } = usePlatform();
  const [text, setText] = useState(view.text);
  const [shown, setShown] = useState<UnderstoodView>();
  const [news, setNews] = useState('');
  const grammar = useRef<Promise<LiveGrammar>>(undefined);
  const typed = useRef(view.text);

  const [of, setOf] = useState(view.text);
  if (of !== view.text) {
    setOf(view.text);
    setText(view.text);
    setShown(undefined);
  }

  const read = async (next: string) => {
    grammar.current ??= import('./live-grammar.ts').then(({ liveGrammar }) => liveGrammar(http, { view, city, today }));
    try {
      const understood = (await grammar.current).read(next);
      // A later key has its own answer.
      if (typed.current === next) startTransition(() => setShown(understood));
    } catch {
      // The next key tries again; the text is also read when it is sent.
      grammar.current = undefined;
    }
  };
  const onText = (next: string) => {
    typed.current = next;
    startTransition(() => setText(next));
    void read(next);
  };

  useEffect(() => {
    if (!shown) return;
    const unknown = shown.parts.filter(({ understood }) => !understood).length;
    const timer = setTimeout(() => setNews(UNDERSTOOD_WORDS.news(shown.chips.length, unknown)), NEWS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { text, shown: text === view.text ? undefined : shown, news, onText };
}

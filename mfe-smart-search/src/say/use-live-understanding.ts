import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { UNDERSTOOD_WORDS } from '../understood/public.ts';
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
  const [text, setText] = useState(view.text);
  const [news, setNews] = useState('');
  const [of, setOf] = useState(view.text);
  if (of !== view.text) {
    setOf(view.text);
    setText(view.text);
  }
  const settled = text === view.text;
  const grammar = useLiveGrammar(view.city ?? city, settled ? undefined : text);
  const shown = useMemo(
    () => (settled ? undefined : grammar?.read(text, view, today)),
    [grammar, settled, text, view, today],
  );
  // The text is read in a transition: a key that comes before replaces it, so no key waits for the one before.
  const onText = useCallback((next: string) => startTransition(() => setText(next)), []);

  useEffect(() => {
    if (!shown) return;
    const unknown = shown.parts.filter(({ understood }) => !understood).length;
    const timer = setTimeout(() => setNews(UNDERSTOOD_WORDS.news(shown.chips.length, unknown)), NEWS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { text, shown, news, onText };
}

/**
 * The grammar with the places that a text needs; undefined until the first text, and while it does not load.
 * @param city used when the text names none
 */
function useLiveGrammar(city: string, text: string | undefined): LiveGrammar | undefined {
  const { http } = usePlatform();
  const [loaded, setLoaded] = useState<LiveGrammar>();
  const [failed, setFailed] = useState<string>();
  const grammar = loaded?.city === city ? loaded : undefined;
  // After a failure the next key tries again.
  const wanted = text === undefined || text === failed ? undefined : text;
  const missing = wanted === undefined ? undefined : grammar ? grammar.missingCity(wanted) : city;
  const onFailed = useEffectEvent(() => setFailed(text));
  useEffect(() => {
    if (missing === undefined) return;
    let current = true;
    const loading = grammar
      ? grammar.withCity(missing)
      : import('./live-grammar.ts').then(({ liveGrammar }) => liveGrammar(http, city));
    loading.then(
      (next) => {
        if (current) startTransition(() => setLoaded(next));
      },
      // The text is also read when it is sent.
      () => {
        if (current) onFailed();
      },
    );
    return () => {
      current = false;
    };
  }, [missing, grammar, http, city]);
  return grammar;
}

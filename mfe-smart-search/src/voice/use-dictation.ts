import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasEnded, heardText, type SpeechRecogniser, speechOf } from './speech.ts';
import { VOICE_WORDS } from './voice.words.ts';

interface Dictation {
  /** Whether this browser can listen; false on the server. */
  readonly available: boolean;
  readonly listening: boolean;
  readonly problem: string | undefined;
  start(): void;
  stop(): void;
}

interface DictationTarget {
  /** Called with all that was heard since the start, again and again. */
  readonly onHeard: (text: string) => void;
  /** Called once, with what was heard, when the speaker has ended. */
  readonly onEnd: (text: string) => void;
}

/** Listens to one sentence with the browser's own speech recognition. */
export function useDictation({ onHeard, onEnd }: DictationTarget): Dictation {
  const available = useSyncExternalStore(
    neverChanges,
    () => speechOf(window) !== undefined,
    () => false,
  );
  const [listening, setListening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const recogniser = useRef<SpeechRecogniser>(null);
  useEffect(() => () => recogniser.current?.abort(), []);

  const start = () => {
    const Recogniser = speechOf(window);
    if (!Recogniser) return;
    const next = new Recogniser();
    let heard = '';
    let ended = false;
    next.lang = 'en-IN';
    next.interimResults = true;
    next.onresult = (event) => {
      heard = heardText(event);
      ended = hasEnded(event);
      onHeard(heard);
    };
    next.onerror = ({ error }) => {
      // A press on Stop is no problem.
      if (error !== 'aborted') setProblem(VOICE_WORDS.problems[error] ?? VOICE_WORDS.failed);
    };
    next.onend = () => {
      setListening(false);
      recogniser.current = null;
      if (ended && heard !== '') onEnd(heard);
    };
    recogniser.current = next;
    setProblem(undefined);
    setListening(true);
    next.start();
  };
  return { available, listening, problem, start, stop: () => recogniser.current?.abort() };
}

const neverChanges = () => () => undefined;

/** What of the browser's speech recognition is used; TypeScript's DOM types have none of it. */
export interface SpeechRecogniser {
  lang: string;
  interimResults: boolean;
  onresult: ((event: SpeechResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

export interface SpeechResultEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

interface SpeechWindow {
  readonly SpeechRecognition?: new () => SpeechRecogniser;
  readonly webkitSpeechRecognition?: new () => SpeechRecogniser;
}

/** The browser's own speech recognition, where it has one. */
export function speechOf(browser: object): (new () => SpeechRecogniser) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition }: SpeechWindow = browser;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** All that was heard so far. */
export function heardText({ results }: SpeechResultEvent): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the speaker has ended. */
export function hasEnded({ results }: SpeechResultEvent): boolean {
  return results.length > 0 && Array.from(results).every(({ isFinal }) => isFinal);
}

import type { Page } from '@playwright/test';

/** Gives the page a speech recognition that hears one sentence when it starts. */
export async function hears(page: Page, sentence: string): Promise<void> {
  await page.addInitScript((said) => {
    class StandIn {
      onresult?: (event: object) => void;
      onend?: () => void;
      start() {
        const first = Object.assign([{ transcript: said.slice(0, 6) }], { isFinal: false });
        const whole = Object.assign([{ transcript: said }], { isFinal: true });
        this.onresult?.({ results: [first] });
        this.onresult?.({ results: [whole] });
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    // Chromium's own asks a server that tests do not have.
    Object.assign(window, { SpeechRecognition: StandIn, webkitSpeechRecognition: StandIn });
  }, sentence);
}

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CONSENT_COOKIE, type ConsentPurpose } from './consent.ts';
import { consentStore } from './consent-store.ts';
import { privacy, purposesOf } from './privacy.ts';

const bar = () => screen.queryByRole('region', { name: 'Privacy choices' });

function start(due: readonly ConsentPurpose[]) {
  const navigator = { doNotTrack: null } as Navigator;
  const store = consentStore({ window: { document, navigator, location }, cookieDomain: '', now: () => 5 });
  return privacy(store, due, document);
}

describe('asking for consent', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    // biome-ignore lint/suspicious/noDocumentCookie: as the browser does
    document.cookie = `${CONSENT_COOKIE}=; max-age=0; path=/`;
  });

  it.each(['click', 'keyDown'] as const)('is shown with the first %s', async (kind) => {
    start(['marketing']);
    await act(async () => undefined);
    expect(bar()).toBeNull();
    act(() => void fireEvent[kind](document.body));
    await waitFor(() => expect(bar()).toBeTruthy());
  });

  it('is not shown when no script needs consent, and the choices still open', async () => {
    const { openChoices } = start([]);
    act(() => void fireEvent.click(document.body));
    await act(openChoices);
    expect(screen.getByRole('dialog', { name: 'Privacy choices' })).toBeTruthy();
    expect(bar()).toBeNull();
  });

  it('is limited to what the configured scripts need', () => {
    const address = 'https://company.example/a.js';
    expect(purposesOf({ maps: address, 'card-checkout': address })).toEqual([]);
    expect(purposesOf({ pixel: address, push: address, 'support-chat': address })).toEqual(['marketing', 'support']);
  });
});

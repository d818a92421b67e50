import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_COOKIE, type ConsentPurpose } from './consent.ts';
import { consentStore } from './consent-store.ts';
import { showConsent } from './show-consent.tsx';

// biome-ignore-start lint/suspicious/noDocumentCookie: the cookie is what is tested
const clear = () => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
};

function open({ due = [] as ConsentPurpose[], refuses = false } = {}) {
  const navigator = { doNotTrack: refuses ? '1' : null } as Navigator;
  const store = consentStore({ window: { document, navigator, location }, cookieDomain: '', now: () => 5 });
  let shown: ReturnType<typeof showConsent> | undefined;
  act(() => {
    shown = showConsent(store, due);
  });
  return { store, openChoices: () => act(() => shown?.openChoices()) };
}

const bar = () => screen.queryByRole('region', { name: 'Privacy choices' });
const dialog = () => screen.getByRole('dialog', { name: 'Privacy choices' });
const press = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  userEvent.click(within_.getByRole('button', { name }));

describe('the privacy dialogs', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    clear();
  });

  it('ask nothing when no purpose needs an answer', () => {
    open();
    expect(bar()).toBeNull();
  });

  it('ask for open purposes with equal buttons for yes and no, and save the answer', async () => {
    const { store } = open({ due: ['marketing', 'support'] });
    expect(bar()?.textContent).toContain('advertising and support chat');
    const [decline, accept] = within(bar() ?? document.body).getAllByRole('button');
    expect([decline?.textContent, accept?.textContent]).toEqual(['Decline', 'Accept']);
    expect(accept?.className).toBe(decline?.className);
    await press('Decline');
    expect(bar()).toBeNull();
    expect(store.current()).toMatchObject({ marketing: 'denied', support: 'denied', analytics: 'open' });
    document.body.replaceChildren();
    open({ due: ['marketing', 'support'] });
    expect(bar()).toBeNull();
  });

  it('let a person choose each purpose by keyboard', async () => {
    const { store, openChoices } = open();
    openChoices();
    const user = userEvent.setup();
    within(dialog()).getByRole('checkbox', { name: 'Measuring' }).focus();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    within(dialog()).getByRole('button', { name: 'Save choices' }).focus();
    await user.keyboard('{Enter}');
    expect(store.current()).toEqual({
      analytics: 'granted',
      marketing: 'denied',
      support: 'granted',
      contacts: 'open',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.cookie).toContain(`${CONSENT_COOKIE}=1.analytics-granted`);
  });

  it('show the choice and let the visitor revoke it', async () => {
    document.cookie = `${CONSENT_COOKIE}=1.marketing-granted.contacts-granted.at-1; path=/`;
    const { store, openChoices } = open();
    openChoices();
    const ticked = within(dialog())
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ name }) => name);
    expect(ticked).toEqual(['marketing', 'contacts']);
    await press('Decline all', within(dialog()));
    expect(Object.values(store.current())).toEqual(['denied', 'denied', 'denied', 'denied']);
  });

  it('delete the attribution when the visitor declines', async () => {
    document.cookie = 'gclid=abc; path=/';
    document.cookie = 'aangan_first_touch=x; path=/';
    const { openChoices } = open();
    openChoices();
    await press('Decline all', within(dialog()));
    expect(document.cookie).toMatch(/^aangan_consent=[^;]*$/);
  });

  it('say when the browser has decided already', () => {
    const { openChoices } = open({ due: ['marketing'], refuses: true });
    expect(bar()).toBeNull();
    openChoices();
    expect(within(dialog()).getByRole<HTMLInputElement>('checkbox', { name: 'Advertising' }).disabled).toBe(true);
    expect(within(dialog()).getByText(/Your browser asks websites not to track you/)).toBeTruthy();
  });
});
// biome-ignore-end lint/suspicious/noDocumentCookie: the cookie is what is tested

import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aSession } from '../testing/a-session.ts';
import { showJacket } from './show-jacket.tsx';

const JACKET = {
  id: 'shortlist',
  type: 'shortlist',
  path: '/shortlist-jacket/banner',
  title: 'Your shortlist',
  text: 'See what changed.',
  action: 'See what changed',
};

async function begin({
  status = 'noted' as 'noted' | 'not-noted',
  welcome = true,
  jacket = JACKET as typeof JACKET | null,
} = {}) {
  const platform = fakePlatform({
    answers: {
      'POST /api/v1/jacket/get': { jacket },
      'POST /api/v1/jacket/persist/audit/{jacketId}': { status },
    },
  });
  const errors: unknown[] = [];
  const shown = await showJacket({
    http: platform.http,
    live: aSession(),
    deviceId: 'device-1',
    sheets: platform.sheets,
    report: (error) => void errors.push(error),
    business: 'search',
    welcome: () => welcome,
  });
  return { platform, shown, errors };
}

const bar = () => screen.queryByRole('region', { name: 'Suggestion' });
const touch = () => act(async () => void fireEvent.click(document.body));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const notes = ({ calls }: { calls: readonly { call: string; input: unknown }[] }) =>
  calls
    .filter(({ call }) => call.includes('audit'))
    .map(({ input }) => {
      const { params, json } = input as { params: { jacketId: string }; json: { action: string } };
      return `${params.jacketId} ${json.action}`;
    });

describe('a suggestion', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  });

  it('is shown with the next click, and is counted before', async () => {
    const { platform } = await begin();
    expect(bar()).toBeNull();
    await touch();
    expect(bar()?.textContent).toContain('Your shortlist');
    expect(notes(platform)).toEqual(['shortlist shown']);
    await touch();
    expect(notes(platform)).toEqual(['shortlist shown']);
  });

  it('is not shown when it is not allowed any more, or on a page without suggestions', async () => {
    await begin({ status: 'not-noted' });
    await touch();
    expect(bar()).toBeNull();
    const { platform } = await begin({ welcome: false });
    await touch();
    expect(notes(platform)).toEqual([]);
    await begin({ jacket: null });
    await touch();
    expect(bar()).toBeNull();
  });

  it('waits while the visitor types or has a dialog open', async () => {
    await begin();
    document.body.insertAdjacentHTML('beforeend', '<input id="field"><dialog open></dialog>');
    await touch();
    expect(bar()).toBeNull();
    document.querySelector('dialog')?.remove();
    document.getElementById('field')?.focus();
    await touch();
    expect(bar()).toBeNull();
    document.getElementById('field')?.blur();
    await touch();
    expect(bar()).not.toBeNull();
  });

  it('opens its page over the current page', async () => {
    const { platform } = await begin();
    await touch();
    await press('See what changed');
    expect(bar()).toBeNull();
    expect(platform.openedSheets).toEqual(['/shortlist-jacket/banner']);
    expect(notes(platform)).toEqual(['shortlist shown', 'shortlist clicked']);
  });

  it('can be dismissed, and returns the focus to the page', async () => {
    const { platform } = await begin();
    await touch();
    expect(document.documentElement.style.getPropertyValue('--notice-inset')).not.toBe('');
    await press('Not now');
    expect(bar()).toBeNull();
    expect(document.activeElement?.id).toBe('main');
    expect(document.documentElement.style.getPropertyValue('--notice-inset')).toBe('');
    expect(notes(platform).at(-1)).toBe('shortlist dismissed');
  });

  it('can be silenced, alone or with all others, and both can be undone', async () => {
    const { platform } = await begin();
    await touch();
    await press('Don’t show this again');
    expect(document.activeElement).toBe(bar());
    await press('Undo');
    await press('Don’t show this again');
    await press('Stop all suggestions');
    expect(bar()?.textContent).toContain('We will not show suggestions again.');
    await press('Undo');
    expect(notes(platform).slice(1)).toEqual([
      'shortlist never',
      'shortlist again',
      'shortlist never',
      'all never',
      'all again',
    ]);
  });

  it('disappears on a page without suggestions, without counting as dismissed', async () => {
    const { platform, shown } = await begin();
    await touch();
    act(() => shown.hide());
    await waitFor(() => expect(bar()).toBeNull());
    expect(notes(platform)).toEqual(['shortlist shown']);
  });
});

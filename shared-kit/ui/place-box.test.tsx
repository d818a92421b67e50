import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PlaceSuggestion } from '../contracts/places.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { type Place, PlaceBox } from './place-box.tsx';
import type { Suggest } from './place-search.ts';

const place = (kind: PlaceSuggestion['kind'], slug: string, name: string): PlaceSuggestion => ({
  kind,
  id: slug,
  slug,
  name,
  subtitle: 'South',
  city: 'bangalore',
  latitude: 12.9,
  longitude: 77.6,
  count: 1240,
});

const KORAMANGALA = place('locality', 'koramangala', 'Koramangala');
const KORA_METRO = place('metro', 'koramangala', 'Koramangala metro');
const KORA_BLOCK = place('locality', 'koramangala-8th-block', 'Koramangala 8th Block');

let asked: string[];
let aborted: string[];

/** Suggests by the typed text; records requests and cancellations. */
const suggest: Suggest = (hint, signal) => {
  asked.push(hint);
  signal.addEventListener('abort', () => aborted.push(hint));
  if (hint === 'broken') return Promise.reject(new Error('no network'));
  if (hint === 'zzz') return Promise.resolve([]);
  return Promise.resolve([KORAMANGALA, KORA_METRO, KORA_BLOCK]);
};

function Box({ first = [], onValue }: { first?: Place[]; onValue?: (value: Place[]) => void }) {
  const [value, setValue] = useState<Place[]>(first);
  return (
    <PlaceBox
      id="where"
      label="Where"
      city="bangalore"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue?.(next);
      }}
      suggest={suggest}
      chosenName="localities"
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeName = () => {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.querySelector('.name')?.firstChild?.textContent;
};
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const settle = (ms = 150) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (key: string) => fireEvent.keyDown(input(), { key });

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  aborted = [];
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the place lookup', () => {
  it('sends one request, 150 ms after the last key', async () => {
    renderInRouter(<Box />);
    type('k');
    await settle(100);
    type('ko');
    await settle(149);
    expect(asked).toEqual([]);
    await settle(1);
    expect(asked).toEqual(['ko']);
  });

  it('cancels an outdated request and ignores its answer', async () => {
    renderInRouter(<Box />);
    type('kora');
    await settle();
    type('zzz');
    expect(aborted).toEqual(['kora']);
    await settle();
    expect(screen.getByText(/No place is called “zzz”/)).toBeTruthy();
    expect(options()).toEqual([]);
  });

  it('groups by kind, best kind first, with the number of listings', async () => {
    renderInRouter(<Box />);
    type('kora');
    await settle();
    expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
      'Localities',
      'Metro stations',
    ]);
    expect(options()[0]).toBe('KoramangalaSouth1,240 listings');
    expect(screen.getByRole('status').textContent).toBe('3 places found. Use the up and down keys.');
  });

  it('shows a failure and retries on demand', async () => {
    renderInRouter(<Box />);
    type('broken');
    await settle();
    expect(screen.getByRole('status').textContent).toContain('could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(0);
    expect(asked).toEqual(['broken', 'broken']);
  });

  it('sends no request after unmounting', async () => {
    const { unmount } = renderInRouter(<Box />);
    type('kora');
    unmount();
    await settle();
    expect(asked).toEqual([]);
  });
});

describe('choosing by keyboard', () => {
  it('moves through the options in the order shown and wraps around', async () => {
    renderInRouter(<Box />);
    type('kora');
    await settle();
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key);
      return activeName();
    });
    expect(walked).toEqual([
      'Koramangala',
      'Koramangala 8th Block',
      'Koramangala metro',
      'Koramangala',
      'Koramangala metro',
    ]);
  });

  it('takes the active place with Enter, shows it as a chip, and does not send the form', async () => {
    const values: Place[][] = [];
    renderInRouter(<Box onValue={(value) => values.push(value)} />);
    type('kora');
    await settle();
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(values).toEqual([
      [{ kind: 'locality', slug: 'koramangala-8th-block', name: 'Koramangala 8th Block', city: 'bangalore' }],
    ]);
    expect(input().value).toBe('');
    expect(screen.getByRole('button', { name: 'Remove Koramangala 8th Block' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Koramangala 8th Block added.');
  });

  it('takes the best place with Enter when none is active', async () => {
    const values: Place[][] = [];
    renderInRouter(<Box onValue={(value) => values.push(value)} />);
    type('kora');
    await settle();
    press('Enter');
    expect(values[0]?.[0]?.slug).toBe('koramangala');
  });

  it('lets Enter send the form when nothing is typed', () => {
    renderInRouter(<Box />);
    expect(press('Enter')).toBe(true);
  });

  it('closes the list with the first Escape and clears the text with the second', async () => {
    renderInRouter(<Box />);
    type('kora');
    await settle();
    press('Escape');
    expect(options()).toEqual([]);
    expect(input().value).toBe('kora');
    press('Escape');
    expect(input().value).toBe('');
    expect(press('Escape')).toBe(true);
  });

  it('removes the last chip with Backspace in an empty field', () => {
    renderInRouter(<Box first={[KORAMANGALA, KORA_BLOCK]} />);
    press('Backspace');
    expect(screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove Koramangala',
    ]);
  });
});

describe('a chosen place', () => {
  it('is not suggested again', async () => {
    renderInRouter(<Box first={[KORAMANGALA]} />);
    type('kora');
    await settle();
    expect(options()).toHaveLength(2);
  });

  it('is submitted with the form as slugs', () => {
    const { container } = renderInRouter(<Box first={[KORAMANGALA, KORA_BLOCK]} />);
    expect(container.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe(
      'koramangala,koramangala-8th-block',
    );
  });

  it('is one of at most three', () => {
    renderInRouter(<Box first={[KORAMANGALA, KORA_METRO, KORA_BLOCK]} />);
    expect(input().readOnly).toBe(true);
    expect(input().placeholder).toBe('3 of 3 chosen');
  });

  it('keeps the focus in the field when a chip is removed or an option clicked', async () => {
    jest.useRealTimers();
    const user = userEvent.setup();
    renderInRouter(<Box first={[KORA_BLOCK]} />);
    await user.type(input(), 'kora');
    await user.click(await screen.findByRole('option', { name: /^Koramangala South/ }));
    expect(document.activeElement).toBe(input());
    await user.click(screen.getByRole('button', { name: 'Remove Koramangala' }));
    expect(document.activeElement).toBe(input());
  });
});

it('closes when the focus leaves it', async () => {
  renderInRouter(<Box />);
  type('kora');
  await settle();
  fireEvent.blur(input(), { relatedTarget: document.body });
  expect(options()).toEqual([]);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { restoreTyped, saveTyped } from './typed-values.ts';

const PLACE = { pathname: '/own-advice', search: '?city=pune' };

/** A page with fields that React controls, and others. */
function Page() {
  const [name, setName] = useState('');
  const [urgent, setUrgent] = useState(false);
  return (
    <form aria-label="Ask us">
      <label>
        Name <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Urgent <input type="checkbox" checked={urgent} onChange={() => setUrgent(!urgent)} />
      </label>
      <label>
        City
        <select name="city">
          <option>Pune</option>
          <option>Delhi</option>
        </select>
      </label>
      <label>
        Password <input type="password" name="password" />
      </label>
      <label>
        Code <input name="code" autoComplete="one-time-code" />
      </label>
      <output>
        {name} {String(urgent)}
      </output>
    </form>
  );
}

async function typeAll(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.click(screen.getByLabelText('Urgent'));
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Delhi');
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});

it('typed values survive a reload, also in fields that React controls', async () => {
  const page = render(<Page />);
  await typeAll();
  saveTyped(document, sessionStorage, PLACE, 0);
  page.unmount();
  render(<Page />);
  act(() => restoreTyped(document, sessionStorage, PLACE));
  expect(await screen.findByText('Asha true')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('Delhi');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('passwords and one-time codes are never saved', async () => {
  render(<Page />);
  await typeAll();
  saveTyped(document, sessionStorage, PLACE, 0);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|123456/);
});

it('typed values are put back once, and on their own page only', async () => {
  const page = render(<Page />);
  await typeAll();
  saveTyped(document, sessionStorage, PLACE, 0);
  page.unmount();
  render(<Page />);
  restoreTyped(document, sessionStorage, { ...PLACE, pathname: '/other' });
  act(() => restoreTyped(document, sessionStorage, PLACE));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});

it('a second reload before they are put back loses nothing', async () => {
  const page = render(<Page />);
  await typeAll();
  saveTyped(document, sessionStorage, PLACE, 0);
  page.unmount();
  render(<Page />);
  saveTyped(document, sessionStorage, PLACE, 0);
  act(() => restoreTyped(document, sessionStorage, PLACE));
  expect(await screen.findByText('Asha true')).toBeTruthy();
});

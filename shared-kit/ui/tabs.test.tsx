import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { LinkTabs, Tabs } from './tabs.tsx';

afterEach(cleanup);

it('LinkTabs are links with the current one marked', () => {
  renderInRouter(
    <LinkTabs
      label="Kind of listing"
      items={[
        { label: 'Buy', to: '/bangalore/buy', current: false },
        { label: 'Rent', to: '/bangalore/rent', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Kind of listing' })).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/bangalore/rent');
});

describe('Tabs', () => {
  beforeEach(() => {
    renderInRouter(
      <Tabs
        label="Recent homes"
        first="b"
        tabs={['a', 'b', 'c'].map((id) => ({ id, label: `Tab ${id}`, panel: <p>Panel {id}</p> }))}
      />,
    );
    screen.getByRole('tab', { selected: true }).focus();
  });

  const selected = () => screen.getByRole('tab', { selected: true });

  it('shows only the panel of the chosen tab', () => {
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'Tab b' }).textContent).toBe('Panel b');
    fireEvent.click(screen.getByRole('tab', { name: 'Tab c' }));
    expect(screen.getByRole('tabpanel', { name: 'Tab c' })).toBeTruthy();
  });

  it.each([
    ['ArrowRight', 'Tab c'],
    ['ArrowLeft', 'Tab a'],
    ['Home', 'Tab a'],
    ['End', 'Tab c'],
  ])('%s moves focus and choice to %s', (key, name) => {
    fireEvent.keyDown(selected(), { key });
    expect(selected().textContent).toBe(name);
    expect(document.activeElement).toBe(selected());
  });

  it('wraps around at the end, and has one tab stop', () => {
    fireEvent.keyDown(selected(), { key: 'ArrowRight' });
    fireEvent.keyDown(selected(), { key: 'ArrowRight' });
    expect(selected().textContent).toBe('Tab a');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});

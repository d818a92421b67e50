import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { MoreMenu } from './more-menu.tsx';

it('opens without JavaScript, and Escape closes it and returns the focus', () => {
  renderInRouter(
    <MoreMenu>
      <a href="/comparePage">Compare</a>
    </MoreMenu>,
  );
  const button = screen.getByText('More');
  const menu = button.closest('details') as HTMLDetailsElement;
  expect(button.tagName).toBe('SUMMARY');
  menu.open = true;
  screen.getByRole('link', { name: 'Compare' }).focus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Compare' }), { key: 'Escape' });
  expect([menu.open, document.activeElement]).toEqual([false, button]);
});

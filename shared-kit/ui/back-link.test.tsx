import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from '../platform/router.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { BackLink } from './back-link.tsx';

afterEach(cleanup);

const LOCALITY = '/flats-for-rent-in-koramangala_bangalore';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const open = (...pages: string[]) =>
  renderInRouter(
    <>
      <BackLink to={LOCALITY} className={undefined} />
      <Address />
    </>,
    undefined,
    pages,
  );

const press = (keys: object = {}) => fireEvent.click(screen.getByRole('link', { name: 'Back' }), keys);

it('goes back to the results from which the visitor came', () => {
  open('/flats-for-rent-in-bangalore', '/property/x/1/detail');
  press();
  expect(screen.getByRole('status').textContent).toBe('/flats-for-rent-in-bangalore');
});

it('leads to the results of the locality when the page was opened by its address', () => {
  open('/property/x/1/detail');
  press();
  expect(screen.getByRole('status').textContent).toBe(LOCALITY);
});

it('leaves a press for a new tab to the browser', () => {
  open('/flats-for-rent-in-bangalore', '/property/x/1/detail');
  screen.getByRole('link', { name: 'Back' }).addEventListener('click', (event) => event.preventDefault());
  press({ ctrlKey: true });
  expect(screen.getByRole('status').textContent).toBe('/property/x/1/detail');
});

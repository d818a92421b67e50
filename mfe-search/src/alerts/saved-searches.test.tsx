import { act, render, screen } from '@testing-library/react';
import { noteSavedSearch, useSavedSearch } from './saved-searches.ts';

beforeEach(() => sessionStorage.clear());

function Label({ address }: { readonly address: string }) {
  return <p>{useSavedSearch(address) ? 'Alert on' : 'Alert me'}</p>;
}

it('says that an alert is on once its search is saved, for that search alone', () => {
  render(
    <>
      <Label address="/flats-for-rent-in-bangalore" />
      <Label address="/flats-for-rent-in-pune" />
    </>,
  );
  act(() => noteSavedSearch('/flats-for-rent-in-bangalore'));
  expect(screen.getAllByText(/^Alert/).map(({ textContent }) => textContent)).toEqual(['Alert on', 'Alert me']);
});

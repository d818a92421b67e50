import { keepView, keptView } from './kept-view.ts';

beforeEach(() => history.replaceState(null, '', '/'));

it('is there again for the entry of the history that it was kept with, beside what others keep there', () => {
  const view = { latitude: 12.9, longitude: 77.6, zoom: 13.5 };
  history.replaceState({ idx: 3 }, '');
  keepView(view);
  expect(keptView()).toEqual(view);
  expect(history.state).toEqual({ idx: 3, mapView: view });
  history.pushState({ idx: 4 }, '');
  expect(keptView()).toBeUndefined();
});

it('is none where something else stands in its place', () => {
  for (const mapView of [null, 'here', { latitude: 'north' }]) {
    history.replaceState({ mapView }, '');
    expect(keptView()).toBeUndefined();
  }
});

import { savedView, saveView } from './saved-view.ts';

beforeEach(() => history.replaceState(null, '', '/'));

it('restores the view of its history entry, and leaves other state of the entry unchanged', () => {
  const view = { latitude: 12.9, longitude: 77.6, zoom: 13.5 };
  history.replaceState({ idx: 3 }, '');
  saveView(view);
  expect(savedView()).toEqual(view);
  expect(history.state).toEqual({ idx: 3, mapView: view });
  history.pushState({ idx: 4 }, '');
  expect(savedView()).toBeUndefined();
});

it('returns nothing when the stored state has another shape', () => {
  for (const mapView of [null, 'here', { latitude: 'north' }]) {
    history.replaceState({ mapView }, '');
    expect(savedView()).toBeUndefined();
  }
});

import { fakePlatform } from '../testing/fake-platform.tsx';
import { type BaseData, fetchBaseData } from './base-data.ts';
import { wantedLabels } from './map-labels.ts';

const point = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
const data: BaseData = {
  localities: [{ ...point('Bellandur', 12.926, 77.676), listings: 6 }],
  landmarks: [
    { ...point('KSR Railway Station', 12.978, 77.57), kind: 'station' },
    { ...point('Cubbon Park', 12.976, 77.593), kind: 'park' },
  ],
  lines: [{ colour: '#7b2d8b', stations: [point('MG Road', 12.975, 77.607)] }],
  ways: [
    {
      name: 'Hosur Road',
      kind: 'highway',
      path: [
        [12.95, 77.6],
        [12.8, 77.7],
      ],
    },
    {
      name: 'Sarjapur Road',
      kind: 'road',
      path: [
        [12.92, 77.62],
        [12.86, 77.78],
      ],
    },
    {
      name: 'Railway',
      kind: 'rail',
      path: [
        [12.9, 77.5],
        [13, 77.7],
      ],
    },
  ],
  waters: [
    {
      name: 'Bellandur Lake',
      kind: 'lake',
      outline: [
        [12.948, 77.641],
        [12.941, 77.679],
        [12.929, 77.66],
      ],
      names: [],
    },
    {
      name: 'Some Sea',
      kind: 'sea',
      outline: [
        [13, 77],
        [12, 77],
        [12, 77.1],
      ],
      names: [[12.5, 77.05]],
    },
  ],
};
const measures = (zoom: number) => ({
  zoom,
  pixel: (latitude: number, longitude: number) => ({
    x: longitude * 256 * 2 ** (zoom - 8),
    y: -latitude * 256 * 2 ** (zoom - 8),
  }),
  width: (text: string) => text.length * 7,
});
const namesAt = (zoom: number) => new Set(wantedLabels(data, measures(zoom)).map(({ text }) => text));

it('loads the base of a city in one request', async () => {
  const platform = fakePlatform({ answers: { 'GET /places/api/v1/base-map/{city}': data } });
  expect(await fetchBaseData(platform.http, 'bangalore', new AbortController().signal)).toEqual(data);
  expect(platform.calls).toEqual([
    { call: 'GET /places/api/v1/base-map/{city}', input: { params: { city: 'bangalore' } } },
  ]);
});

it('wants more names at a larger zoom, and never that of a railway', () => {
  expect([...namesAt(10)]).toEqual(['Bellandur']);
  expect([...namesAt(11)]).toEqual(['Bellandur', 'KSR Railway Station', 'Hosur Road']);
  expect([...namesAt(15)]).toEqual([
    ...['Bellandur', 'KSR Railway Station', 'Hosur Road', 'Bellandur Lake', 'Some Sea'],
    ...['MG Road', 'Sarjapur Road', 'Cubbon Park'],
  ]);
});

it('names a lake only where it is large enough', () => {
  const small = { ...data, waters: data.waters.slice(0, 1), localities: [], landmarks: [], ways: [] };
  const wide = { ...measures(12), width: () => 400 };
  expect(wantedLabels(small, wide)).toEqual([]);
  expect(wantedLabels(small, measures(14)).map(({ text }) => text)).toContain('Bellandur Lake');
});

import { pinMarker } from './pin-marker.ts';

const noun = 'homes';
const pin = { id: 'a', latitude: 12.9, longitude: 77.6, price: 32_000, title: '2 BHK in Koramangala', url: '/a' };
const buttonOf = (marker: ReturnType<typeof pinMarker>) => {
  const look = marker.options.icon?.options;
  const html = look && 'html' in look ? look.html : undefined;
  return html instanceof HTMLElement ? [html.textContent, html.getAttribute('aria-label')] : [];
};

it.each([
  [{ seen: false, shortlisted: false }, '₹32 K', '₹32 K, 2 BHK in Koramangala'],
  [{ seen: true, shortlisted: false }, '✓ ₹32 K', '₹32 K, 2 BHK in Koramangala, seen'],
  [{ seen: true, shortlisted: true }, '♥ ₹32 K', '₹32 K, 2 BHK in Koramangala, shortlisted, seen'],
])('shows by a symbol and a label what the visitor did with a home: %j', (known, text, label) => {
  const marker = pinMarker({ key: 'a', latitude: 1, longitude: 2, pin }, { noun, ...known }, () => undefined);
  expect(buttonOf(marker)).toEqual([text, label]);
});

it('gives the number of homes of a cluster, and says that it splits', () => {
  const look = { noun, seen: false, shortlisted: false };
  const marker = pinMarker({ key: 'c', latitude: 1, longitude: 2, count: 1234, partsAt: 14 }, look, () => undefined);
  expect(buttonOf(marker)).toEqual(['1,234', '1234 homes, zoom in']);
});

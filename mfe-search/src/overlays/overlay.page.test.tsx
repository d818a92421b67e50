import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as page from './overlay.page.tsx';
import { OVERLAY_ROWS } from './overlay-rows.ts';

const PATHS = Object.keys(OVERLAY_ROWS);
const MANYATA = {
  kind: 'landmark',
  id: 'lm-1',
  slug: 'manyata-tech-park',
  name: 'Manyata Tech Park',
  subtitle: 'Tech park, Bangalore',
  city: 'bangalore',
  latitude: 13.04,
  longitude: 77.62,
  count: 12,
} as const;

const open = (path: string, query = '') =>
  renderPage(page, {
    url: path + query,
    pattern: path,
    platform: fakePlatform({ answers: { 'GET /places/api/v1/autocomplete': { suggestions: [MANYATA] } } }),
  });

describe('overlays', () => {
  it.each(PATHS)('%s says what it is for and leads on', async (path) => {
    await open(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(OVERLAY_ROWS[path]?.title);
    const onward = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('combobox')];
    expect(onward.length).toBeGreaterThan(0);
  });

  it.each(PATHS)('%s has no button that does nothing', async (path) => {
    await open(path);
    for (const button of screen.queryAllByRole('button')) expect(button.getAttribute('type')).toBe('submit');
  });

  it('links every category of every city from the explore page, which search engines may keep', async () => {
    const { data, platform } = await open('/home/home-explore');
    expect(screen.getAllByRole('link')).toHaveLength(14 * 8);
    const head = page.head({ data: data as never, url: new URL(platform.origin), params: {}, platform });
    expect(head.robots).toBeUndefined();
  });

  it('finds places on the server for a form without JavaScript, each with the way to what is near it', async () => {
    const { platform } = await open('/capture/poi', '?q=manyata');
    expect(platform.calls[0]).toMatchObject({ input: { query: { hint: 'manyata', city: 'bangalore' } } });
    expect(screen.getByRole('heading', { name: 'Manyata Tech Park' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rent' }).getAttribute('href')).toContain('manyata-tech-park');
  });

  it('asks for nothing when nothing was typed', async () => {
    const { platform } = await open('/capture/poi', '?q=%20');
    expect(platform.calls).toEqual([]);
  });

  it('is no page for a path without a row', async () => {
    const answer: unknown = await open('/no-such/banner').catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});

import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as page from './overlay.page.tsx';
import { OVERLAY_ROWS } from './overlay-rows.ts';
import { SAVED_ROWS } from './saved-rows.ts';

const open = (path: string) => renderPage(page, { url: path, pattern: path, platform: fakePlatform() });

describe('the overlay pages', () => {
  it.each(Object.entries(OVERLAY_ROWS))('%s states its purpose', async (path, { title }) => {
    await open(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(SAVED_ROWS[path]?.title ?? title).toBe(title);
  });

  it('link every category of every city from the explore page, the only indexable one', async () => {
    const { data, platform } = await open('/home/home-explore');
    expect(screen.getAllByRole('link')).toHaveLength(14 * 8);
    const robotsOf = (path: string) =>
      page.head({ data: { ...(data as object), path }, url: new URL(platform.origin), params: {}, platform }).robots;
    expect(Object.keys(OVERLAY_ROWS).filter((path) => robotsOf(path) === undefined)).toEqual(['/home/home-explore']);
  });

  it('respond 404 for an unknown path', async () => {
    const answer: unknown = await open('/no-such/banner').catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});

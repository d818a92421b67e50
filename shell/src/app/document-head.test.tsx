import type { PageHead } from '@aangan/shared-kit/platform/page';
import { render, waitFor } from '@testing-library/react';
import { DocumentHead } from './document-head.tsx';

const ORIGIN = 'https://aangan.test';
const view = (head: PageHead) => <DocumentHead head={head} origin={ORIGIN} />;

describe('the head of an open document', () => {
  beforeEach(() => {
    document.title = 'From the server';
    document.head.innerHTML =
      '<title>From the server</title><meta name="theme-color" content="#fff"><meta name="description" content="old" data-page>';
  });
  const metas = () => [...document.head.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));

  it('is unchanged on the first page, which the server has written', () => {
    render(view({ title: 'First', description: 'first' }));
    expect(document.title).toBe('From the server');
    expect(metas()).toEqual(['#fff', 'old']);
  });

  it('follows later pages, and keeps the tags of the site', async () => {
    const { rerender } = render(view({ title: 'First' }));
    rerender(view({ title: 'Second', description: 'new', jsonLd: [{ name: '</script>' }] }));
    expect(document.title).toBe('Second');
    await waitFor(() => expect(metas()).toContain('new'));
    expect(metas()).toContain('#fff');
    expect(metas()).not.toContain('old');
    const jsonLd = document.head.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(jsonLd?.textContent ?? '')).toEqual({ name: '</script>' });
    rerender(view({ title: 'Third' }));
    expect(document.title).toBe('Third');
    await waitFor(() => expect(metas()).not.toContain('new'));
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('is not changed by a head with the same content', async () => {
    const { rerender } = render(view({ title: 'First' }));
    rerender(view({ title: 'Second' }));
    await waitFor(() => expect(metas()).toContain('Second'));
    const tag = document.head.querySelector('[data-page]');
    rerender(view({ title: 'Second' }));
    expect(document.head.querySelector('[data-page]')).toBe(tag);
  });
});

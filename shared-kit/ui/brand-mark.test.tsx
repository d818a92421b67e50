import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from './brand-mark.tsx';

const paths = (markup: string): string[] => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data ?? '');

describe('the brand mark', () => {
  it('is hidden from screen readers: the name is beside it', () => {
    expect(renderToStaticMarkup(<BrandMark />)).toContain('aria-hidden="true"');
  });

  it('takes its size from the caller, or leaves it to the style sheet', () => {
    expect(renderToStaticMarkup(<BrandMark size={32} />)).toContain('width="32" height="32"');
    expect(renderToStaticMarkup(<BrandMark />)).not.toContain('width=');
  });

  it('has the shape of the favicon', () => {
    const favicon = readFileSync(join(import.meta.dirname, '../../shell/public/favicon.svg'), 'utf8');
    expect(paths(renderToStaticMarkup(<BrandMark />))).toEqual(paths(favicon));
  });
});

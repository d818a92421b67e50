import fc from 'fast-check';
import { html } from './html.ts';

describe('the html template', () => {
  it('escapes values in texts and in attributes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = html`<p title="${text}">${text}</p>`.text;
        const inside = written.slice('<p title="'.length, -'</p>'.length);
        expect(inside.replace('">', '')).not.toMatch(/[<>"']/);
      }),
    );
    expect(html`${'<script>&"\''}`.text).toBe('&lt;script&gt;&amp;&quot;&#39;');
  });

  it('inserts other markup as it is, joins lists in order, and omits false', () => {
    expect(html`<ul>${[1, 2].map((count) => html`<li>${count}</li>`)}</ul>${false}${undefined}`.text).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    );
  });
});

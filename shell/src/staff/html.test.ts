import fc from 'fast-check';
import { html } from './html.ts';

describe('a template of markup', () => {
  it('escapes what is put in, in texts and in attributes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = html`<p title="${text}">${text}</p>`.text;
        const inside = written.slice('<p title="'.length, -'</p>'.length);
        expect(inside.replace('">', '')).not.toMatch(/[<>"']/);
      }),
    );
    expect(html`${'<script>&"\''}`.text).toBe('&lt;script&gt;&amp;&quot;&#39;');
  });

  it('takes other markup as it is, lists in order, and leaves out what is not', () => {
    expect(html`<ul>${[1, 2].map((count) => html`<li>${count}</li>`)}</ul>${false}${undefined}`.text).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    );
  });
});

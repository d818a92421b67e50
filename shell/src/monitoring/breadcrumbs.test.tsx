import { breadcrumbTrail, callText, clickText } from './breadcrumbs.ts';

describe('breadcrumbs', () => {
  it('are limited to the last twenty, scrubbed, with their times', () => {
    let now = 0;
    const trail = breadcrumbTrail(() => ++now);
    for (let count = 1; count <= 25; count++) trail.add('click', `button ${count}`);
    trail.add('click', 'link meera@mail.example');
    const crumbs = trail.list();
    expect(crumbs).toHaveLength(20);
    expect(crumbs[0]).toEqual({ at: 7, kind: 'click', text: 'button 7' });
    expect(crumbs[19]).toEqual({ at: 26, kind: 'click', text: 'link [e-mail]' });
  });

  it.each([
    ['<button><span>Book a visit</span></button>', 'span', 'button Book a visit'],
    ['<a href="/x" aria-label="Next page">›</a>', 'a', 'a Next page'],
    ['<input name="phone" value="98765 43210">', 'input', 'input phone'],
    ['<textarea name="note">call Meera</textarea>', 'textarea', 'textarea note'],
    ['<div role="tab">Buy</div>', 'div', 'tab Buy'],
    ['<div contenteditable="true">call Meera</div>', 'div', 'div'],
  ])('of a click in %s', (markup, target, text) => {
    document.body.innerHTML = markup;
    expect(clickText(document.querySelector(target))).toBe(text);
  });

  it('are not left by a click on an element without a role', () => {
    document.body.innerHTML = '<p>text</p>';
    expect(clickText(document.querySelector('p'))).toBeUndefined();
    expect(clickText(null)).toBeUndefined();
  });

  it.each([
    ['https://x.example/api/v1/property/8a9f1c/rent?phone=1', 200, '/api/v1/property/{id}/rent 200'],
    ['/places/api/metro/v1/lines?city=pune', 500, '/places/api/metro/v1/lines 500'],
    ['/api/v3/user/contacted/8a9f', 0, '/api/v3/user/contacted/{id} failed'],
  ])('of a call name no id and no query: %s', (address, status, text) => expect(callText(address, status)).toBe(text));
});

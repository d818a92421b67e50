import { onLostFile } from './lost-files.ts';

const KNOWN = 'http://localhost/assets/page.js';
const STYLES = 'http://localhost/assets/page.css';

describe('files that failed to load', () => {
  let reported: string[];
  let end: () => void;
  beforeEach(() => {
    reported = [];
    end = onLostFile({ has: (url) => url === KNOWN || url === STYLES }, (url) => reported.push(url));
  });
  afterEach(() => end());

  function lose(element: HTMLElement): void {
    document.head.append(element);
    element.dispatchEvent(new Event('error'));
    element.remove();
  }
  const script = (src: string) => Object.assign(document.createElement('script'), { src });
  const link = (rel: string, href: string) => Object.assign(document.createElement('link'), { rel, href });

  it('are reported when they belong to the releases of the document', () => {
    lose(script(KNOWN));
    lose(link('stylesheet', STYLES));
    lose(script('http://localhost/other.js'));
    lose(link('preload', KNOWN));
    lose(Object.assign(document.createElement('img'), { src: KNOWN }));
    expect(reported).toEqual([KNOWN, STYLES]);
  });

  it('are not reported after the visitor has typed something', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    lose(script(KNOWN));
    expect(reported).toEqual([]);
  });
});

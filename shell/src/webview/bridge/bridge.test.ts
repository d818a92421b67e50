import { createBridge, type NativeHandlers } from './bridge.ts';
import type { NativePort } from './native-port.ts';

const ORIGIN = 'https://aangan.test';

function talk({ port = true, handlers = {} as NativeHandlers } = {}) {
  const sent: unknown[] = [];
  const refused: string[] = [];
  const web = { back: jest.fn(), share: jest.fn(), openOutside: jest.fn() };
  let say: (data: unknown, from: string) => void = () => undefined;
  const wire: NativePort = {
    send: (kind, payload) => void sent.push([kind, payload]),
    listen: (heard) => {
      say = heard;
    },
  };
  const bridge = createBridge({
    kind: 'ANDROID',
    version: 1208,
    port: port ? wire : undefined,
    origin: ORIGIN,
    onRefused: (reason) => refused.push(reason),
    web,
    now: () => 5,
  });
  bridge.listen(handlers);
  const hear = (kind: string, payload: object = {}, from = '') =>
    say(JSON.stringify({ origin: ORIGIN, kind, payload }), from);
  return { bridge, sent, refused, web, hear };
}

describe('the bridge to the app', () => {
  it('sends the requests of pages to the app', () => {
    const { bridge, sent, web } = talk();
    bridge.app.back();
    bridge.app.close();
    bridge.app.share({ title: 'A home', url: 'https://aangan.test/x' });
    bridge.app.openOutside('https://elsewhere.test/');
    expect(sent).toEqual([
      ['back', {}],
      ['close', {}],
      ['share', { title: 'A home', url: 'https://aangan.test/x' }],
      ['openOutside', { url: 'https://elsewhere.test/' }],
    ]);
    expect(web.back).not.toHaveBeenCalled();
  });

  it("uses the browser's own functions at once when there is no app", () => {
    const { bridge, web } = talk({ port: false });
    bridge.app.back();
    bridge.app.share({ title: 'A home', url: '/x' });
    bridge.app.openOutside('https://elsewhere.test/');
    expect([web.back, web.share, web.openOutside].map((way) => way.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it.each(['javascript:alert(1)', 'intent://scan#Intent;end', 'file:///etc/passwd', 'tel:1'])(
    'opens only web addresses outside, so it ignores %s',
    (url) => {
      const { bridge, sent, web } = talk();
      bridge.app.openOutside(url);
      expect(sent).toEqual([]);
      expect(web.openOutside).not.toHaveBeenCalled();
    },
  );

  it('passes a message to the handler of its kind', () => {
    const token = jest.fn();
    const { hear, refused } = talk({ handlers: { token } });
    hear('token', { token: 'abc' });
    expect(token).toHaveBeenCalledWith({ token: 'abc' });
    expect(refused).toEqual([]);
  });

  it('counts refused messages and passes none of them on', () => {
    const token = jest.fn();
    const { hear, refused } = talk({ handlers: { token } });
    hear('token', { token: 'abc' }, 'https://evil.test');
    hear('token', { token: 7 });
    hear('no-such-kind');
    expect(refused).toEqual(['origin', 'shape', 'kind']);
    expect(token).not.toHaveBeenCalled();
  });

  it('writes events in the older format until the app reports a newer build', () => {
    const { bridge, sent, hear } = talk();
    bridge.logEvent('search', { bhk: 2 });
    hear('version', { version: 1209 });
    expect(bridge.app.version).toBe(1209);
    bridge.logEvent('search', { bhk: 2 });
    expect(sent).toEqual([
      ['event', { event: 'search', params: '{"bhk":"2"}' }],
      ['event', { event: 'search', properties: { bhk: 2 }, at: 5 }],
    ]);
  });
});

import { type NativeWindow, nativePort } from './native-port.ts';

const top = {};
const inFrame = { top, self: {} };
const alone = { top, self: top };

describe("the app's port", () => {
  it('sends texts on Android, and reports the origin of answers', () => {
    let answer: (event: { data: unknown; origin?: string }) => void = () => undefined;
    const postMessage = jest.fn();
    const AanganAndroid = {
      postMessage,
      addEventListener(_type: 'message', listener: typeof answer) {
        answer = listener;
      },
    };
    const port = nativePort({ ...alone, AanganAndroid });
    port?.send('close', {});
    expect(postMessage).toHaveBeenCalledWith('{"kind":"close","payload":{}}');
    const heard = jest.fn();
    port?.listen(heard);
    answer({ data: 'a' });
    answer({ data: 'b', origin: 'https://evil.test' });
    expect(heard.mock.calls).toEqual([
      ['a', ''],
      ['b', 'https://evil.test'],
    ]);
  });

  it("sends objects on iOS, and provides a function for the app's messages", () => {
    const postMessage = jest.fn();
    const window: NativeWindow = { ...alone, webkit: { messageHandlers: { aangan: { postMessage } } } };
    const port = nativePort(window);
    port?.send('back', {});
    expect(postMessage).toHaveBeenCalledWith({ kind: 'back', payload: {} });
    const heard = jest.fn();
    port?.listen(heard);
    window.aanganApp?.receive('text');
    expect(heard).toHaveBeenCalledWith('text', '');
  });

  it('is undefined in a browser and in a frame within a page', () => {
    const AanganAndroid = { postMessage: jest.fn(), addEventListener: jest.fn() };
    expect(nativePort(alone)).toBeUndefined();
    expect(nativePort({ ...inFrame, AanganAndroid })).toBeUndefined();
  });
});

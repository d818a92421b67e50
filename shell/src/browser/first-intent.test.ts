import { onFirstIntent } from './first-intent.ts';

describe('the first interaction', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])('can be %s', (sign) => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstIntent(target, act);
    expect(act).not.toHaveBeenCalled();
    target.dispatchEvent(new Event(sign));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is reported once', () => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstIntent(target, act);
    for (const sign of ['keydown', 'keydown', 'pointerover', 'focusin']) target.dispatchEvent(new Event(sign));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is not triggered by scrolling', () => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstIntent(target, act);
    target.dispatchEvent(new Event('scroll'));
    expect(act).not.toHaveBeenCalled();
  });
});

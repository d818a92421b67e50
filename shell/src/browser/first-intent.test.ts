import { onFirstIntent } from './first-intent.ts';

describe('the first sign of what a visitor is about to do', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])('may be %s', (sign) => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstIntent(target, act);
    expect(act).not.toHaveBeenCalled();
    target.dispatchEvent(new Event(sign));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('counts once, whatever follows', () => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstIntent(target, act);
    for (const sign of ['keydown', 'keydown', 'pointerover', 'focusin']) target.dispatchEvent(new Event(sign));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is no scrolling', () => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstIntent(target, act);
    target.dispatchEvent(new Event('scroll'));
    expect(act).not.toHaveBeenCalled();
  });
});

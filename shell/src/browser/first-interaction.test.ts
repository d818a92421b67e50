import { onFirstInteraction } from './first-interaction.ts';

describe('the first interaction', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])('can be %s', (sign) => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstInteraction(target, act);
    expect(act).not.toHaveBeenCalled();
    target.dispatchEvent(new Event(sign));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is reported once', () => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstInteraction(target, act);
    for (const sign of ['keydown', 'keydown', 'pointerover', 'focusin']) target.dispatchEvent(new Event(sign));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is not triggered by scrolling', () => {
    const act = jest.fn();
    const target = new EventTarget();
    onFirstInteraction(target, act);
    target.dispatchEvent(new Event('scroll'));
    expect(act).not.toHaveBeenCalled();
  });
});

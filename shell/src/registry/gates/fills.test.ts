import type { Release } from '@aangan/shared-kit/build/release';
import { aRelease, aReleaseFill, aReleasePage } from '../../testing/a-release.ts';
import { fillReasons } from './fills.ts';

const offering = (slots: Readonly<Record<string, number>>): Release =>
  aRelease({}, { name: 'mfe-owner', pages: { home: { ...aReleasePage('home', ['/']), slots } } });
const filling = aRelease({}, { fills: { strip: aReleaseFill('strip', { slot: 'home/continue', slotVersion: 2 }) } });

describe('the fills of a release', () => {
  it('may fill a slot of a live page with the same version', () => {
    expect(fillReasons(filling, [offering({ 'home/continue': 2 })])).toEqual([]);
  });

  it('may fill a slot that a canary alone has', () => {
    expect(fillReasons(filling, [offering({}), offering({ 'home/continue': 2 })])).toEqual([]);
  });

  it('may fill a slot of the same release', () => {
    const { pages } = offering({ 'home/continue': 2 });
    expect(fillReasons({ ...filling, pages }, [])).toEqual([]);
  });

  it('are refused for another version of the slot', () => {
    expect(fillReasons(filling, [offering({ 'home/continue': 1 })])).toEqual([
      {
        code: 'REG-019',
        message:
          'mfe-test: the fill "strip" is for the slot home/continue, whose version is 1; it was built for version 2',
      },
    ]);
  });

  it('are refused for a name that only every object has', () => {
    const odd = aRelease({}, { fills: { strip: aReleaseFill('strip', { slot: 'constructor' }) } });
    expect(fillReasons(odd, [offering({})])).toHaveLength(1);
  });
});

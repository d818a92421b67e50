import { refreshableOf, sameFrame } from './refreshable.ts';

const isComponent = (value: unknown) => typeof value === 'function' && /^[A-Z]/.test(value.name);

function Component() {
  return null;
}
function Card() {
  return null;
}
const loader = async () => 1;
const versionOf = (exports: Readonly<Record<string, unknown>>) => {
  const version = refreshableOf(exports, isComponent);
  if (!version) throw new Error('It cannot be replaced');
  return version;
};

describe('a module that changes under npm run dev', () => {
  it('can be replaced if it exports only components', () => {
    expect(refreshableOf({ Card }, isComponent)).toEqual({ isPage: false, components: { Card }, others: {} });
    expect(refreshableOf({ Card, LIMIT: 3 }, isComponent)).toBeUndefined();
    expect(refreshableOf({ LIMIT: 3 }, isComponent)).toBeUndefined();
    expect(refreshableOf({}, isComponent)).toBeUndefined();
  });

  it('can be replaced if it is a page, with its loader', () => {
    expect(versionOf({ Component, loader })).toMatchObject({ isPage: true, components: { Component } });
  });

  it('is shown by a reload if the loader of its page differs, or what it exports', () => {
    const page = versionOf({ Component, loader });
    expect(sameFrame(page, versionOf({ Component: Card, loader }))).toBe(true);
    expect(sameFrame(page, versionOf({ Component, loader: async () => 2 }))).toBe(false);
    expect(sameFrame(page, versionOf({ Component }))).toBe(false);
    expect(sameFrame(versionOf({ Card }), versionOf({ Component }))).toBe(false);
  });
});

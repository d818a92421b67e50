import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

type Colours = Readonly<Record<string, string>>;

/** Colours in hex of one block of `:root` declarations. */
function coloursOf(block: string): Colours {
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

const [beforeDark = '', afterDark = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = coloursOf(beforeDark);
const dark = { ...light, ...coloursOf(afterDark.slice(0, afterDark.indexOf('@media'))) };

/** Contrast of two colours. Source: WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const TEXTS = ['ink', 'ink-soft', 'brick', 'brick-deep', 'leaf', 'sun-ink', 'rose', 'sky'];
const GROUNDS = ['paper', 'surface', 'sunk', 'brick-tint', 'leaf-tint', 'sun-tint', 'rose-tint', 'sky-tint'];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_mode, colours) => {
  const between = (one: string, other: string) => contrast(colours[one] ?? '', colours[other] ?? '');

  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])))(
    'has readable contrast of %s on %s',
    (text = '', ground = '') => {
      expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['brick', 'brick-deep'])('has readable button text on %s', (ground) => {
    expect(between('on-brick', ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface'])('has visible field edges and focus ring on %s', (ground) => {
    expect(between('edge', ground)).toBeGreaterThanOrEqual(3);
    expect(between('brick', ground)).toBeGreaterThanOrEqual(3);
    expect(between('sun', ground)).toBeGreaterThanOrEqual(3);
  });
});

it('has the colours of the brand', () => {
  expect(light).toMatchObject({
    paper: '#fbf7f1',
    surface: '#ffffff',
    ink: '#1d1a17',
    'ink-soft': '#5b534b',
    line: '#e6ded3',
    brick: '#a8432b',
    'brick-deep': '#7e2f1d',
    leaf: '#1f6b50',
    sun: '#b7791f',
    rose: '#b3261e',
    sky: '#1f5f8b',
  });
  expect(dark).toMatchObject({
    paper: '#171411',
    surface: '#211d19',
    ink: '#f3ece3',
    line: '#3a332c',
    brick: '#e58a6f',
  });
});

it('declares the layer order before anything else', () => {
  expect(css.trimStart()).toMatch(/^@layer reset, tokens, base, ui, shell, page;/);
});

import { type Bound, boundAfter, boundBefore, rangeOf } from './bounds.ts';
import { numberAt, type Reader, TO_WORDS, textAt } from './found.ts';
import { type PhraseBook, phraseAt, phraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';

/** Sq ft in a unit. */
const UNITS: PhraseBook<number> = /* @__PURE__ */ phraseBook<number>([
  ['sqft|sq ft|sqfeet|sq feet|sq foot|square feet|square foot|square ft|sft|sqf|sq fts|feet|carpet area sqft', 1],
  ['sqyd|sq yd|sq yds|sq yard|sq yards|square yards|square yard|sqyards|yards|gaj|gaz|gajj', 9],
  [
    'sqm|sq m|sq mt|sq mtr|sq mtrs|sq meter|sq meters|sq metre|sq metres|square meter|square meters|square metre|square metres|sqmtr|sqmt',
    10.7639,
  ],
  ['acre|acres|ekad', 43_560],
  ['guntha|gunthas|gunta', 1089],
  ['cent|cents', 435.6],
  ['grounds|ground', 2400],
]);

/** `1000 to 1500 sqft`, `at least 1200 sq ft`, `200 gaj`, `30x40`. */
export const readArea: Reader = (tokens, at) => {
  const before = boundBefore(tokens, at);
  const start = at + (before?.length ?? 0);
  const sides = sidesAt(tokens, start);
  if (sides) return found(at, sides.next, rangeOf('around', sides.area));
  const first = numberAt(tokens, start);
  if (first === undefined) return undefined;
  const plain = withUnit(tokens, start + 1);
  const hasRange = TO_WORDS.has(textAt(tokens, plain?.next ?? start + 1));
  const second = hasRange ? numberAt(tokens, (plain?.next ?? start + 1) + 1) : undefined;
  const ranged = second === undefined ? undefined : withUnit(tokens, (plain?.next ?? start + 1) + 2);
  const unit = ranged ?? plain;
  if (!unit) return undefined;
  const after = boundAfter(tokens, unit.next);
  const bound: Bound = (after?.value !== 'between' && after?.value) || unit.bound || before?.value || 'around';
  const size = (count: number) => Math.round(count * unit.size);
  return found(
    at,
    unit.next + (after?.length ?? 0),
    rangeOf(bound, size(first), ranged && second !== undefined ? size(second) : undefined),
  );
};

function withUnit(tokens: readonly Token[], at: number) {
  const plus = textAt(tokens, at) === '+';
  const unit = phraseAt(UNITS, tokens, plus ? at + 1 : at);
  if (textAt(tokens, at) === 'ground' && textAt(tokens, at + 1) === 'floor') return undefined;
  return (
    unit && { size: unit.value, next: at + unit.length + (plus ? 1 : 0), bound: plus ? ('min' as const) : undefined }
  );
}

/** `30x40` or `30 by 40`, in feet. */
function sidesAt(tokens: readonly Token[], at: number) {
  const [one, other] = [numberAt(tokens, at), numberAt(tokens, at + 2)];
  if (one === undefined || other === undefined || one < 10 || other < 10) return undefined;
  if (!['x', 'by', 'into'].includes(textAt(tokens, at + 1))) return undefined;
  const unit = withUnit(tokens, at + 3);
  return { area: one * other, next: unit?.size === 1 ? unit.next : at + 3 };
}

function found(from: number, to: number, { min, max }: { min?: number; max?: number }) {
  return {
    from,
    to,
    meaning: { kind: 'area' as const, value: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } },
  };
}

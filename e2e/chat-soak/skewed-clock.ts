/** Preloaded by a process whose clock is wrong: `CLOCK_SKEW_MS=-90000 node --import ./skewed-clock.ts main.ts`. */
const skew = Number(process.env.CLOCK_SKEW_MS ?? 0);
const RightDate = Date;

class SkewedDate extends RightDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(RightDate.now() + skew);
    else super(...given);
  }

  static override now(): number {
    return RightDate.now() + skew;
  }
}

globalThis.Date = SkewedDate as DateConstructor;

export {};

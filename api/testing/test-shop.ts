import { defineModule, type SoldOrder } from '../src/foundation/module/public.ts';

/** What a shop of the tests has done, in order: `paid 23600`. */
export interface TestShop {
  readonly done: string[];
  /** Makes the next effect fail. */
  failNext(): void;
  readonly module: ReturnType<typeof defineModule>;
}

/** A module that sells a taxed thing, which wallet and claims may pay for. */
export function testShop(): TestShop {
  const done: string[] = [];
  let fails = false;
  const note = (text: string) => {
    if (fails) {
      fails = false;
      throw new Error('The shop is closed');
    }
    done.push(text);
  };
  const effect =
    (name: string) =>
    async (_: unknown, { paise }: SoldOrder) =>
      note(`${name} ${paise}`);
  const module = defineModule({
    name: 'testing/shop',
    payments: {
      'test-plan': {
        tax: { code: '998599', gstRate: 18 },
        acceptsWallet: true,
        paid: effect('paid'),
        failed: effect('failed'),
        expired: effect('expired'),
        refunded: async (_, _order, { paise, isWhole }) => note(`refunded ${paise}${isWhole ? ' whole' : ''}`),
      },
    },
  });
  return {
    done,
    module,
    failNext: () => {
      fails = true;
    },
  };
}

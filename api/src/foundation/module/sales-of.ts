import type { ModuleData } from './module-data.ts';
import type { Sale } from './sale.ts';

/**
 * What all modules sell, by purpose.
 * @throws Error when two modules sell under one purpose
 */
export function salesOf(modules: readonly ModuleData[]): ReadonlyMap<string, Sale> {
  const sales = new Map<string, Sale>();
  for (const { name, payments = {} } of modules) {
    for (const [purpose, sale] of Object.entries(payments)) {
      if (sales.has(purpose)) throw new Error(`${name} sells ${purpose}, which another module sells too.`);
      sales.set(purpose, sale);
    }
  }
  return sales;
}

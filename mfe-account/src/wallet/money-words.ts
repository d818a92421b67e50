import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Formats the amount of an entry: `+₹500`, `−₹99.50`. */
export function formatChange(paise: number): string {
  return `${paise < 0 ? '−' : '+'}${formatPaise(Math.abs(paise))}`;
}

/** Formats plan codes: `TENANT_FREEDOM` is `Tenant freedom`. */
export function planWords(codes: readonly string[]): string {
  return codes
    .map((code) => code.toLowerCase().replaceAll('_', ' '))
    .map((words) => words.charAt(0).toUpperCase() + words.slice(1))
    .join(', ');
}

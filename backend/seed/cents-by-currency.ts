import type { SeedPrice } from './seed-data.ts';

export function centsByCurrency({ eur, gbp }: SeedPrice) {
  return { EUR: eur, GBP: gbp };
}

import type { SeedDelivery } from '../../seed-data.ts';

/** Goods that lie in the warehouse. */
export const fromStock: SeedDelivery = { time: { min: 2, max: 4, unit: 'Day' }, methods: ['Deliver', 'Pickup'] };

/** Cut or sewn to order, small enough for a parcel service. */
export const madeToOrder: SeedDelivery = { time: { min: 2, max: 3, unit: 'Week' }, methods: ['Deliver', 'Pickup'] };

/** Made to order and, where wanted, put up by our fitters. */
export const madeAndFitted: SeedDelivery = {
  time: { min: 3, max: 4, unit: 'Week' },
  methods: ['Deliver', 'Pickup', 'DeliverAndAssemble'],
};

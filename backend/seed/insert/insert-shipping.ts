import { remoteAreas, shippingMethods, shippingTariffs } from '../../db/schema/shipping.ts';
import type { WriteRows } from './insert-rows.ts';
import type { SeedContext } from './seed-context.ts';

/** Inserts the shipping methods of a shop that sells. */
export async function insertShipping(write: WriteRows, { shop, shopId, inAll }: SeedContext): Promise<void> {
  const { methods = [], remoteAreas: areas = [] } = shop.shipping ?? {};
  await write(
    shippingMethods,
    methods.map(({ method, name, description, pickupAddress }) => ({
      shopId,
      method,
      name: inAll(name),
      description: description ? inAll(description) : null,
      pickupAddress: pickupAddress ?? null,
    })),
  );
  await write(
    shippingTariffs,
    methods.flatMap(({ method, tariffs }) =>
      tariffs.map(({ country, maxWeight, maxLength, price, freeFrom }, position) => ({
        shopId,
        method,
        country,
        position,
        price,
        maxWeight: maxWeight ?? null,
        maxLength: maxLength ?? null,
        freeFrom: freeFrom ?? null,
      })),
    ),
  );
  await write(
    remoteAreas,
    areas.map((area) => ({ shopId, ...area })),
  );
}

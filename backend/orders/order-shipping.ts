import type { components } from '#generated/contracts/product-api.ts';
import { getText } from '../catalogue/text.ts';
import type { ChosenDelivery } from '../db/schema/orders.ts';
import { withVat } from '../pricing/vat.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { deliveryDates } from './delivery-dates.ts';
import type { Place } from './holiday-regions.ts';
import { type Freight, measureFreight } from './measure-freight.ts';
import type { PriceSources } from './price-sources.ts';

type Schemas = components['schemas'];
type DeliveryMethod = Schemas['DeliveryMethod'];
type ShippingMethod = Schemas['ShippingMethod'];

/** An order that is to be delivered. */
export interface Consignment {
  readonly lines: readonly Freight[];
  /** Cents including VAT. */
  readonly goodsIncVat: number;
  readonly vatPercentage: number;
  readonly country: string;
  readonly postalCode: string | undefined;
}

const allMethods: readonly DeliveryMethod[] = ['Deliver', 'Pickup', 'DeliverAndAssemble'];

/** Number of days offered for each method. */
const daysOnOffer = 20;

/** Returns the shipping methods of an order, with prices and days, the cheapest first. */
export function offerShipping(
  { locale, currency }: ShopView,
  consignment: Consignment,
  { home, products, tariffs, remoteAreas }: PriceSources,
  now: Date,
): ShippingMethod[] {
  const { lines, goodsIncVat, vatPercentage, country, postalCode } = consignment;
  if (lines.length === 0) return [];
  const { weight, length } = measureFreight(products, lines);
  const surcharge = findSurcharge(remoteAreas, postalCode, currency);
  const times = lines.flatMap(({ delivery }) => (delivery ? [delivery] : []));
  const from: Place = home.address ?? { country: home.country };
  const datesTo = (to: Place): string[] => deliveryDates(now, home.timeZone, { from, to }, times, daysOnOffer);
  const delivered = datesTo({ country, postalCode });
  const common = allMethods.filter((method) => lines.every(({ delivery }) => delivery?.methods.includes(method)));
  const offers = common.flatMap((name): ShippingMethod[] => {
    const fitting = tariffs.find(
      ({ method, tariff }) =>
        method.method === name && weight <= (tariff.maxWeight ?? Infinity) && length <= (tariff.maxLength ?? Infinity),
    );
    const tariffPrice = fitting?.tariff.price[currency];
    if (!fitting || tariffPrice === undefined) return [];
    const { method, tariff } = fitting;
    const freeFrom = tariff.freeFrom?.[currency];
    const price = freeFrom !== undefined && goodsIncVat >= freeFrom ? 0 : tariffPrice;
    const priceExcVat = price + (name === 'Pickup' ? 0 : surcharge);
    return [
      {
        method: name,
        name: getText(method.name, locale),
        currency,
        vatPercentage,
        dates: name === 'Pickup' ? datesTo(method.pickupAddress ?? from) : delivered,
        priceExcVat,
        priceIncVat: withVat(priceExcVat, vatPercentage),
        ...(method.description && { description: getText(method.description, locale) }),
        ...(freeFrom !== undefined && { freeFrom }),
        ...(method.pickupAddress && { pickupAddress: method.pickupAddress }),
      },
    ];
  });
  return offers.sort((a, b) => a.priceExcVat - b.priceExcVat);
}

/** Returns the chosen method with its current price; `undefined` when none is chosen, or it is not offered any more. */
export function chooseShipping(
  offers: readonly ShippingMethod[],
  chosen: ChosenDelivery | null,
): Schemas['ShippingChoice'] | undefined {
  const offer = chosen && offers.find(({ method }) => method === chosen.method);
  const date = chosen?.date ?? offer?.dates[0];
  if (!chosen || !offer || date === undefined || !offer.dates.includes(date)) return undefined;
  const { method, name, priceIncVat, priceExcVat, vatPercentage } = offer;
  return {
    method,
    name,
    date,
    priceIncVat,
    priceExcVat,
    vatPercentage,
    ...(chosen.instructions !== undefined && { instructions: chosen.instructions }),
  };
}

/** Returns the surcharge of a remote area. */
function findSurcharge(areas: PriceSources['remoteAreas'], postalCode: string | undefined, currency: string): number {
  if (postalCode === undefined) return 0;
  const plain = postalCode.replaceAll(' ', '').toUpperCase();
  const area = areas
    .filter((entry) => plain.startsWith(entry.postalCode))
    .sort((a, b) => b.postalCode.length - a.postalCode.length)[0];
  return area?.surcharge[currency] ?? 0;
}

import type { SeedPrice, SeedShipping, SeedTariff } from '../../seed-data.ts';

type Country = 'NL' | 'BE' | 'FR' | 'DE' | 'AT' | 'GB';

/** What a parcel, a long parcel, a pallet and a lorry cost to a country, in cents of euro, and from which value parcels are free. */
const lanes: Readonly<
  Record<Country, readonly [parcel: number, long: number, pallet: number, lorry: number, freeFrom: number]>
> = {
  NL: [595, 1236, 4950, 14_500, 100_000],
  BE: [695, 1395, 5950, 16_500, 100_000],
  DE: [795, 1495, 6450, 17_900, 120_000],
  FR: [995, 1895, 8950, 24_500, 150_000],
  AT: [1195, 2195, 9950, 27_500, 150_000],
  GB: [1295, 2495, 11_950, 32_500, 150_000],
};

const fitting: Readonly<Record<Country, number>> = {
  ...{ NL: 24_900, BE: 26_900, DE: 28_900, FR: 38_900, AT: 44_900, GB: 47_900 },
};

/** Pounds at a rate that changes with the price list, not with the day. */
const inBoth = (eur: number): SeedPrice => ({ eur, gbp: Math.round(eur * 0.88) });

const deliver = Object.entries(lanes).flatMap(([country, [parcel, long, pallet, lorry, freeFrom]]): SeedTariff[] => [
  { country, maxWeight: 10_000, maxLength: 800, price: inBoth(parcel), freeFrom: inBoth(freeFrom) },
  { country, maxWeight: 31_500, maxLength: 1750, price: inBoth(long), freeFrom: inBoth(freeFrom) },
  { country, maxWeight: 400_000, maxLength: 2400, price: inBoth(pallet) },
  { country, price: inBoth(lorry) },
]);

const fit = Object.entries(fitting).map(
  ([country, price]): SeedTariff => ({ country, maxWeight: 1_500_000, price: inBoth(price) }),
);

const wadden = ['179', '8881', '8882', '8883', '8884', '8885', '8891', '8892', '8893', '8894', '8895', '8896', '8897'];
const frisian = ['25849', '25859', '25863', '25938', '25946', '25980', '25992', '25996', '25997', '25999', '26465'];
const moreFrisian = ['26474', '26486', '26548', '26571', '26579', '26757', '27498'];

/** How the shops send, hand over and fit what they sell. */
export const shipping: SeedShipping = {
  methods: [
    {
      method: 'Deliver',
      name: { nl: 'Thuisbezorgd', fr: 'Livraison à domicile', de: 'Lieferung nach Hause', en: 'Home delivery' },
      description: {
        nl: 'Tot aan de deur; wat groter is dan 1,75 m komt op een pallet, tot de stoep.',
        fr: 'Jusqu’à votre porte\u202f; au-delà de 1,75 m, sur palette, en bas de chez vous.',
        de: 'Bis an die Tür; was länger als 1,75 m ist, kommt auf Palette frei Bordsteinkante.',
        en: 'To your door; anything longer than 1.75 m comes on a pallet, to the kerb.',
      },
      tariffs: deliver,
    },
    {
      method: 'Pickup',
      name: { nl: 'Afhalen', fr: 'Retrait', de: 'Abholung', en: 'Collection' },
      description: {
        nl: 'In ons magazijn in Hengelo, op werkdagen van 8 tot 17 uur.',
        fr: 'À notre entrepôt de Hengelo (Pays-Bas), les jours ouvrables de 8\u00a0h à 17\u00a0h.',
        de: 'In unserem Lager in Hengelo (Niederlande), werktags von 8 bis 17 Uhr.',
        en: 'At our warehouse in Hengelo, the Netherlands, on working days from 8 am to 5 pm.',
      },
      pickupAddress: {
        street: 'Diamantstraat',
        houseNumber: '25',
        postalCode: '7554 TA',
        city: 'Hengelo',
        country: 'NL',
      },
      tariffs: [{ country: '*', price: { eur: 0, gbp: 0 } }],
    },
    {
      method: 'DeliverAndAssemble',
      name: {
        nl: 'Bezorgd en gemonteerd',
        fr: 'Livraison et montage',
        de: 'Lieferung und Montage',
        en: 'Delivery and fitting',
      },
      description: {
        nl: 'Onze monteurs brengen het, hangen het op en nemen de verpakking weer mee.',
        fr: 'Nos monteurs livrent, posent et remportent l’emballage.',
        de: 'Unsere Monteure bringen alles, montieren es und nehmen die Verpackung wieder mit.',
        en: 'Our fitters bring it, put it up and take the packaging away again.',
      },
      tariffs: fit,
    },
  ],
  remoteAreas: [
    ...wadden.map((postalCode) => ({ country: 'NL', postalCode, surcharge: inBoth(1500) })),
    { country: 'FR', postalCode: '20', surcharge: inBoth(2500) },
    ...[...frisian, ...moreFrisian].map((postalCode) => ({ country: 'DE', postalCode, surcharge: inBoth(1900) })),
    ...['BT', 'HS', 'IM', 'KW', 'ZE'].map((postalCode) => ({ country: 'GB', postalCode, surcharge: inBoth(2900) })),
  ],
};

import type { SeedManufacturer, SeedSeller } from '../../seed-data.ts';

/** A seller under a brand of its own counts as the manufacturer (Regulation (EU) 2023/988, art. 3, point 8). */
export function ownBrand({ companyName, address, email }: SeedSeller): SeedManufacturer {
  return { name: companyName, address, email };
}

export const feltwerk: SeedManufacturer = {
  name: 'Feltwerk Almelo B.V.',
  address: { street: 'Hazelaarweg', houseNumber: '12', postalCode: '7602 KL', city: 'Almelo', country: 'NL' },
  email: 'veiligheid@feltwerk.example',
};

export const stilhout: SeedManufacturer = {
  name: 'Stilhout Holzwerk GmbH',
  address: { street: 'Lingener Straße', houseNumber: '48', postalCode: '48531', city: 'Nordhorn', country: 'DE' },
  email: 'produktsicherheit@stilhout.example',
};

export const weefhuis: SeedManufacturer = {
  name: 'Weefhuis Kortrijk NV',
  address: { street: 'Wevelgemsestraat', houseNumber: '86', postalCode: '8500', city: 'Kortrijk', country: 'BE' },
  email: 'productveiligheid@weefhuis.example',
};

/** Outside the Union, so that somebody within it answers for its products (art. 16). */
export const silentum: SeedManufacturer = {
  name: 'Silentum Acoustics Ltd',
  address: { street: 'Canal Wharf', houseNumber: '14', postalCode: 'LS11 5PS', city: 'Leeds', country: 'GB' },
  email: 'compliance@silentum.example',
  responsible: {
    name: 'Silentum Europe B.V.',
    address: { street: 'Havenstraat', houseNumber: '6', postalCode: '7553 GG', city: 'Hengelo', country: 'NL' },
    email: 'gpsr@silentum.example',
  },
};

import type { SeedSeller } from '../../seed-data.ts';

/** What differs between the companies of the group. */
type Company = Pick<SeedSeller, 'companyName' | 'phone' | 'email' | 'vatNumber' | 'registerNumber' | 'iban'>;

/** One of the companies in Hengelo, which share a building and a management. */
function inHengelo(company: Company): SeedSeller {
  return {
    ...company,
    address: { street: 'Diamantstraat', houseNumber: '25', postalCode: '7554 TA', city: 'Hengelo', country: 'NL' },
    registerName: 'KVK',
    representative: 'J. Terhorst',
    bic: 'RABONL2U',
    openingHours: [{ firstDay: 1, lastDay: 5, opens: '08:30', closes: '17:00' }],
    // The Netherlands: art. 52 AWR. Belgium: art. 60 § 4 VAT code. France: art. L123-22 Code de commerce. Germany: § 14b
    // UStG as of 2025. Austria: § 132 BAO. United Kingdom: VAT Notice 700/21.
    retentionYears: { NL: 7, BE: 10, FR: 10, DE: 8, AT: 7, GB: 6 },
  };
}

export const acousticSeller = inHengelo({
  companyName: 'Acoustic Products B.V.',
  phone: '+31 74 201 0110',
  email: 'info@acoustic-nl.example',
  vatNumber: 'NL812345678B01',
  registerNumber: '08211001',
  iban: 'NL09RABO0417164301',
});

export const easyFeltSeller = inHengelo({
  companyName: 'Easy Felt B.V.',
  phone: '+31 74 201 0120',
  email: 'hallo@easy-felt-nl.example',
  vatNumber: 'NL823456780B01',
  registerNumber: '08211002',
  iban: 'NL79RABO0417164302',
});

export const fibersAndFoamsSeller = inHengelo({
  companyName: 'Fibers and Foams B.V.',
  phone: '+31 74 201 0130',
  email: 'info@fibers-and-foams-nl.example',
  vatNumber: 'NL834567817B01',
  registerNumber: '08211003',
  iban: 'NL52RABO0417164303',
});

export const dbNoiseControlSeller = inHengelo({
  companyName: 'dB Noise Control B.V.',
  phone: '+31 74 201 0140',
  email: 'info@db-noise-control-nl.example',
  vatNumber: 'NL845678127B01',
  registerNumber: '08211004',
  iban: 'NL25RABO0417164304',
});

export const groupSeller = inHengelo({
  companyName: 'Sound Absorption Group B.V.',
  phone: '+31 74 201 0100',
  email: 'info@group-nl.example',
  vatNumber: 'NL856781230B01',
  registerNumber: '08211005',
  iban: 'NL95RABO0417164305',
});

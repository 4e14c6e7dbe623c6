import type { SeedProduct, SeedVariant } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { cutToSize, drawingOption, thicknessOption } from '../cutting.ts';
import { graphiteFoamPictures } from '../sheet-pictures.ts';

/** A sheet of 2000 × 1000 mm at 40 kg/m³ weighs 80 g per millimetre. */
function sheet(thickness: number, eur: number, gbp: number): SeedVariant {
  return {
    sku: `FF-PU40FR-${thickness}`,
    choices: { thickness: `t${thickness}` },
    price: { eur, gbp },
    size: { width: 2000, height: 1000, depth: thickness },
    weight: thickness * 80,
  };
}

export const pu40Fr: SeedProduct = {
  key: 'pu-40-fr',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'pu-40-fr-brandvertragend',
    fr: 'pu-40-fr-ignifugee',
    de: 'pu-40-fr-schwer-entflammbar',
    en: 'pu-40-fr-flame-retardant',
  },
  name: {
    nl: 'PU 40 FR, brandvertragend',
    fr: 'PU 40 FR, ignifugée',
    de: 'PU 40 FR, schwer entflammbar',
    en: 'PU 40 FR, flame retardant',
  },
  intro: {
    nl: 'Zwaarder schuim met vlamvertrager in de massa: klasse B-s2,d0 waar PU 28 klasse E heeft.',
    fr: 'Une mousse plus lourde, ignifugée dans la masse : B-s2,d0 là où la PU 28 est classée E.',
    de: 'Schwererer Schaum, in der Masse flammgeschützt: B-s2,d0, wo PU 28 nur E erreicht.',
    en: 'Heavier foam, flame retardant throughout: B-s2,d0 where PU 28 is class E.',
  },
  description: {
    nl: '<p>Voor machinekamers, liften en bussen, en overal waar de brandweer meekijkt. De vlamvertrager is een blaasgrafiet: bij hitte zwelt het oppervlak op en sluit het de vlam buiten. Er komt geen halogeen aan te pas.</p><p>De keerzijde: 30 procent duurder, en de kleur is altijd antraciet. Getest los én gelijmd op staal; de rapporten sturen we mee.</p>',
    fr: '<p>Pour les locaux techniques, ascenseurs et autobus, et partout où les pompiers regardent. L’ignifugeant est un graphite expansible : à la chaleur, la surface gonfle et arrête la flamme. Sans halogène.</p><p>Le revers : 30 % plus chère, et toujours anthracite. Essayée libre et collée sur acier ; les rapports sont joints.</p>',
    de: '<p>Für Maschinenräume, Aufzüge und Busse und überall, wo die Feuerwehr mitschaut. Das Flammschutzmittel ist Blähgraphit: Bei Hitze quillt die Oberfläche auf und sperrt die Flamme aus. Ganz ohne Halogen.</p><p>Die Kehrseite: 30 Prozent teurer und immer anthrazit. Geprüft frei und auf Stahl geklebt; die Berichte liegen bei.</p>',
    en: '<p>For plant rooms, lifts and buses, and wherever the fire officer is looking. The retardant is expandable graphite: in heat the surface swells and shuts the flame out. No halogens.</p><p>The downside: 30 per cent dearer, and always anthracite. Tested free and bonded to steel; the reports come with it.</p>',
  },
  pictures: graphiteFoamPictures,
  options: [
    thicknessOption(30, 50, 70),
    cutToSize(2000, 1000, { eur: 390, gbp: 341 }),
    drawingOption,
    {
      key: 'report',
      type: 'GreenRemark',
      name: { nl: 'Met rapport', fr: 'Avec rapport', de: 'Mit Prüfbericht', en: 'With report' },
      description: {
        nl: 'Het brandrapport (EN 13501-1) zit bij elke levering.',
        fr: 'Le rapport de réaction au feu (EN 13501-1) accompagne chaque livraison.',
        de: 'Der Brandprüfbericht (EN 13501-1) liegt jeder Lieferung bei.',
        en: 'The fire report (EN 13501-1) comes with every delivery.',
      },
    },
  ],
  variants: [sheet(50, 5190, 4536), sheet(30, 3290, 2875), sheet(70, 7140, 6240)],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  reduction: { since: '2026-11-02', before: [{ since: '2026-02-02', percent: 115 }] },
  attributes: [
    attribute('dimensions', '2000 × 1000 mm'),
    attribute('fireClass', 'B-s2,d0'),
    attribute('material', {
      nl: 'PU-schuim met blaasgrafiet',
      fr: 'Mousse PU au graphite expansible',
      de: 'PU-Schaum mit Blähgraphit',
      en: 'PU foam with expandable graphite',
    }),
    attribute('measured', {
      nl: '50 mm, EN ISO 354, montage type A',
      fr: '50 mm, EN ISO 354, montage de type A',
      de: '50 mm, EN ISO 354, Montage Typ A',
      en: '50 mm, EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.13, 0.34, 0.74, 0.94, 0.98, 1],
    nrc: 0.75,
    alphaW: 0.65,
    soundClass: 'C',
    fireClass: 'B-s2,d0',
    thickness: 50,
    density: 40,
  },
  delivery: madeToOrder,
  since: '2024-01-22',
  related: ['pu-28-flat', 'melamine-9-sheet', 'duct-foam-alu'],
};

import type { SeedCategory } from '../../seed-data.ts';
import { materialPictures } from './pictures.ts';

export const fibersAndFoamsCategories: readonly SeedCategory[] = [
  {
    key: 'acoustic-foams',
    slugs: { nl: 'akoestisch-schuim', fr: 'mousses-acoustiques', de: 'akustikschaumstoffe', en: 'acoustic-foams' },
    name: { nl: 'Akoestisch schuim', fr: 'Mousses acoustiques', de: 'Akustikschaumstoffe', en: 'Acoustic foams' },
    intro: {
      nl: 'PU en melamine met open cellen, in platen en op maat.',
      fr: 'PU et mélamine à cellules ouvertes, en plaques et sur mesure.',
      de: 'PU und Melamin, offenporig, als Platte und nach Maß.',
      en: 'Open-cell PU and melamine, in sheets and cut to size.',
    },
    picture: {
      key: 'wedge-foam-panel',
      alt: {
        nl: 'Wand van antracietkleurig wigschuim',
        fr: 'Mur de mousse anthracite à dièdres',
        de: 'Wand aus anthrazitfarbenem Keilschaum',
        en: 'Wall of anthracite wedge foam',
      },
    },
  },
  {
    key: 'shaped-foam',
    slugs: { nl: 'vormdelen', fr: 'formes-en-mousse', de: 'formteile', en: 'shaped-foam' },
    name: { nl: 'Vormdelen', fr: 'Formes en mousse', de: 'Formteile', en: 'Shaped foam' },
    intro: {
      nl: 'Hoeken en cilinders voor lage tonen, uit één blok gezaagd.',
      fr: 'Angles et cylindres pour les graves, taillés dans un bloc.',
      de: 'Ecken und Zylinder für tiefe Töne, aus einem Block geschnitten.',
      en: 'Corners and cylinders for low notes, cut from one block.',
    },
    picture: materialPictures.cylinder,
  },
  {
    key: 'fibre-panels',
    slugs: { nl: 'vezelplaten', fr: 'panneaux-de-fibres', de: 'faserplatten', en: 'fibre-panels' },
    name: { nl: 'Vezel en wol', fr: 'Fibres et laines', de: 'Fasern und Wolle', en: 'Fibre and wool' },
    intro: {
      nl: 'Polyester, hout, steen en vilt: voor achter doek, latten en roosters.',
      fr: 'Polyester, bois, roche et feutre : derrière toile, lattes et grilles.',
      de: 'Polyester, Holz, Stein und Filz: hinter Stoff, Lamellen und Gittern.',
      en: 'Polyester, wood, stone and felt: for behind cloth, slats and grilles.',
    },
    picture: materialPictures.woodWool,
  },
  {
    key: 'mass-and-damping',
    slugs: { nl: 'massa-en-demping', fr: 'masse-et-amortissement', de: 'masse-und-daempfung', en: 'mass-and-damping' },
    name: { nl: 'Massa en demping', fr: 'Masse et amortissement', de: 'Masse und Dämpfung', en: 'Mass and damping' },
    intro: {
      nl: 'Waar geluid moet worden tegengehouden in plaats van geslikt.',
      fr: 'Là où il faut arrêter le son au lieu de l’absorber.',
      de: 'Wo Schall aufgehalten statt geschluckt werden muss.',
      en: 'Where sound has to be stopped rather than swallowed.',
    },
    picture: materialPictures.barrier,
  },
  {
    key: 'seals-and-fixings',
    slugs: {
      nl: 'afdichten-en-bevestigen',
      fr: 'joints-et-fixations',
      de: 'dichten-und-befestigen',
      en: 'seals-and-fixings',
    },
    name: {
      nl: 'Afdichten en bevestigen',
      fr: 'Joints et fixations',
      de: 'Dichten und befestigen',
      en: 'Seals and fixings',
    },
    intro: {
      nl: 'Lijm, kit, profielen en dempers: het laatste procent dat de helft bepaalt.',
      fr: 'Colles, mastics, joints et plots : le dernier pour cent qui fait la moitié.',
      de: 'Kleber, Dichtstoff, Profile und Puffer: das letzte Prozent, das die Hälfte ausmacht.',
      en: 'Adhesives, sealant, profiles and mounts: the last per cent that makes half the difference.',
    },
    picture: materialPictures.glue,
  },
];

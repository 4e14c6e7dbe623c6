import type { SeedBlock } from '../../../seed-data.ts';

export const homeWaysIn: SeedBlock = {
  type: 'waysIn',
  title: {
    nl: 'Drie manieren om te beginnen',
    fr: 'Trois façons de commencer',
    de: 'Drei Wege, anzufangen',
    en: 'Three ways to begin',
  },
  items: [
    {
      title: { nl: 'Vanuit de ruimte', fr: 'Par la pièce', de: 'Vom Raum her', en: 'By room' },
      text: {
        nl: 'Werkplekken, een spreekkamer, een zaal met tafels: begin bij wat er al staat en hoe er gepraat wordt.',
        fr: 'Postes de travail, salle de réunion, restaurant : partez de ce qui s’y trouve et de la façon dont on y parle.',
        de: 'Arbeitsplätze, Besprechungszimmer, Gastraum: Beginnen Sie bei dem, was schon da ist und wie dort gesprochen wird.',
        en: 'Desks, a meeting room, a dining room: start from what is already there and how people talk in it.',
      },
      picture: {
        key: 'scene-office',
        alt: {
          nl: 'Open kantoor met baffles boven de bureaus',
          fr: 'Bureau ouvert avec des baffles au-dessus des postes',
          de: 'Großraumbüro mit Baffeln über den Tischen',
          en: 'Open-plan office with baffles above the desks',
        },
      },
      link: {
        label: {
          nl: 'Schermen en roomdividers',
          fr: 'Écrans et cloisons',
          de: 'Stellwände und Raumteiler',
          en: 'Screens and dividers',
        },
        to: { category: 'screens-dividers' },
      },
    },
    {
      title: { nl: 'Vanuit het probleem', fr: 'Par le problème', de: 'Vom Problem her', en: 'By problem' },
      text: {
        nl: 'Galm, gedreun, of het gesprek aan het tafeltje naast je: drie klachten, drie verschillende antwoorden.',
        fr: 'Écho, grondement, conversations qui débordent : trois plaintes, trois réponses différentes.',
        de: 'Hall, Dröhnen oder Mithören am Nebentisch: drei Beschwerden, drei verschiedene Antworten.',
        en: 'Echo, boom, or hearing the next table’s business: three complaints, three different answers.',
      },
      picture: {
        key: 'corner-bass-trap',
        alt: {
          nl: 'Basabsorbers op elkaar in de hoek van een kamer',
          fr: 'Pièges à basses empilés dans l’angle d’une pièce',
          de: 'Bassabsorber übereinander in der Ecke eines Raums',
          en: 'Bass traps stacked in the corner of a room',
        },
      },
      link: {
        label: {
          nl: 'Zo lees je een absorptieklasse',
          fr: 'Lire une classe d’absorption',
          de: 'So liest man Absorberklassen',
          en: 'How to read an absorption class',
        },
        to: { blog: 'absorption-classes' },
      },
    },
    {
      title: { nl: 'Vanuit het materiaal', fr: 'Par la matière', de: 'Vom Material her', en: 'By material' },
      text: {
        nl: 'Vilt voelt anders dan schuim, en klinkt ook anders. Wat past waar, en wat kost het per vierkante meter?',
        fr: 'Le feutre n’a ni le toucher ni le son de la mousse. Lequel va où, et à quel prix au mètre carré ?',
        de: 'Filz fühlt sich anders an als Schaumstoff und klingt auch anders. Was passt wohin, und was kostet der Quadratmeter?',
        en: 'Felt feels different from foam, and sounds different too. Which goes where, and at what price per square metre?',
      },
      picture: {
        key: 'pyra-foam-panel',
        alt: {
          nl: 'Piramideschuim van dichtbij',
          fr: 'Mousse pyramidale vue de près',
          de: 'Pyramidenschaum aus der Nähe',
          en: 'Pyramid foam seen close up',
        },
      },
      link: {
        label: { nl: 'Vilt of schuim?', fr: 'Feutre ou mousse ?', de: 'Filz oder Schaumstoff?', en: 'Felt or foam?' },
        to: { blog: 'felt-or-foam' },
      },
    },
  ],
};

import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { madeAndFitted } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { nubeCeilingRaftDetailPicture } from '../detail-pictures.ts';
import { lunaRoundRaftPicture, nubeCeilingRaftPicture } from '../family-pictures.ts';

const { sage, chalk, clay, lake } = feltColors;
const colors = [sage, chalk, clay, lake] as const;

export const isolaRaftSet: SeedProduct = {
  key: 'isola-raft-set',
  categories: ['ceiling', 'rafts'],
  brand: 'Feltwerk',
  slugs: {
    nl: 'isola-set-van-vier-plafondeilanden',
    fr: 'isola-ensemble-de-quatre-ilots',
    de: 'isola-set-aus-vier-deckensegeln',
    en: 'isola-set-of-four-ceiling-rafts',
  },
  oldSlugs: { nl: ['isola-plafondeilanden'], fr: ['isola-ilots'] },
  name: {
    nl: 'Isola, vier plafondeilanden',
    fr: 'Isola, quatre îlots de plafond',
    de: 'Isola, vier Deckensegel',
    en: 'Isola, four ceiling rafts',
  },
  intro: {
    nl: 'Vier lichte eilanden van 800 mm voor een wachtruimte, klas of klein café: kies rond of kiezelvormig.',
    fr: 'Quatre îlots légers de 800 mm pour une salle d’attente, une classe ou un petit café : ronds ou en galet.',
    de: 'Vier leichte Segel von 800 mm für Wartezimmer, Klasse oder kleines Café: rund oder in Kieselform.',
    en: 'Four light rafts of 800 mm for a waiting room, classroom or small café: round or pebble-shaped.',
  },
  description: {
    nl: `<p>Isola is de eenvoudige lijn: 30 mm dik, één maat, vier kleuren, uit voorraad gesneden. Daardoor kost een set van vier minder dan twee grote Luna’s en hang je hem in een ochtend op.</p>
<p>Verspreid werkt beter dan bij elkaar. Geluid buigt om de randen heen en bereikt zo ook de bovenkant; vier kleine eilanden met een meter ertussen doen daarom meer dan één groot van hetzelfde oppervlak.</p>
<ul><li>Eén ophangpunt per eiland, met een vergrendeling tegen draaien</li><li>In een wachtkamer van 20 m² zakt de nagalm van 0,9 naar ongeveer 0,6 seconde</li><li>Samen 2 m², uitbreidbaar per vier</li></ul>`,
    fr: `<p>Isola est la ligne simple : 30 mm d’épaisseur, un seul format, quatre couleurs, découpée sur stock. Un ensemble de quatre coûte ainsi moins que deux grandes Luna et s’accroche en une matinée.</p>
<p>Mieux vaut les disperser que les grouper. Le son contourne les bords et atteint aussi le dessus ; quatre petits îlots espacés d’un mètre font donc davantage qu’un grand de même surface.</p>
<ul><li>Un point de suspension par îlot, avec blocage en rotation</li><li>Dans une salle d’attente de 20 m², la réverbération passe de 0,9 à 0,6 seconde environ</li><li>2 m² en tout, extensible par quatre</li></ul>`,
    de: `<p>Isola ist die einfache Linie: 30 mm dick, eine Größe, vier Farben, aus Lagerware geschnitten. Ein Viererset kostet deshalb weniger als zwei große Luna und hängt an einem Vormittag.</p>
<p>Verteilt wirkt besser als gebündelt. Schall beugt sich um die Kanten und erreicht so auch die Oberseite; vier kleine Segel mit einem Meter Abstand leisten deshalb mehr als ein großes mit gleicher Fläche.</p>
<ul><li>Ein Aufhängepunkt je Segel, mit Sicherung gegen Verdrehen</li><li>In einem Wartezimmer von 20 m² sinkt der Nachhall von 0,9 auf rund 0,6 Sekunden</li><li>Zusammen 2 m², in Vierersets erweiterbar</li></ul>`,
    en: `<p>Isola is the plain line: 30 mm thick, one size, four colours, cut from stock. A set of four therefore costs less than two large Lunas and goes up in a morning.</p>
<p>Spread out works better than bunched up. Sound bends round the edges and reaches the top face as well, so four small rafts a metre apart do more than one large one of the same area.</p>
<ul><li>One suspension point per raft, locked against turning</li><li>In a waiting room of 20 m² reverberation drops from 0.9 to about 0.6 seconds</li><li>2 m² in all, and you can add four at a time</li></ul>`,
  },
  pictures: [nubeCeilingRaftPicture, nubeCeilingRaftDetailPicture, lunaRoundRaftPicture],
  options: [
    {
      key: 'shape',
      type: 'RadioWithImage',
      name: { nl: 'Vorm', fr: 'Forme', de: 'Form', en: 'Shape' },
      required: true,
      values: [
        {
          key: 'pebble',
          name: { nl: 'Kiezel', fr: 'Galet', de: 'Kiesel', en: 'Pebble' },
          picture: nubeCeilingRaftPicture,
        },
        { key: 'round', name: { nl: 'Rond', fr: 'Rond', de: 'Rund', en: 'Round' }, picture: lunaRoundRaftPicture },
      ],
    },
    colorOption(colors),
    {
      key: 'load',
      type: 'GreenRemark',
      name: { nl: 'Licht genoeg', fr: 'Assez léger', de: 'Leicht genug', en: 'Light enough' },
      description: {
        nl: 'Met 1,4 kg per eiland volstaat een gewone hollewandplug, ook in gipsplaat.',
        fr: 'À 1,4 kg par îlot, une cheville courante suffit, même dans une plaque de plâtre.',
        de: 'Bei 1,4 kg je Segel genügt ein üblicher Hohlraumdübel, auch in Gipskarton.',
        en: 'At 1.4 kg each, an ordinary cavity fixing will do, even in plasterboard.',
      },
    },
  ],
  variants: colorVariants(
    colors,
    {
      sku: 'ISO-P4',
      choices: { shape: 'pebble' },
      price: { eur: 26364, gbp: 23125 },
      size: { width: 860, height: 30, depth: 740 },
      weight: 5600,
    },
    {
      sku: 'ISO-R4',
      choices: { shape: 'round' },
      price: { eur: 24711, gbp: 21708 },
      size: { width: 800, height: 30, depth: 800 },
      weight: 5600,
    },
  ),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', {
      nl: 'Rond 800 mm, kiezel 860 × 740 mm',
      fr: 'Rond 800 mm, galet 860 × 740 mm',
      de: 'Rund 800 mm, Kiesel 860 × 740 mm',
      en: 'Round 800 mm, pebble 860 × 740 mm',
    }),
    attribute('thickness', '30 mm'),
    attribute('coverage', {
      nl: '2 m² per set, per zijde',
      fr: '2 m² par ensemble et par face',
      de: '2 m² je Set und Seite',
      en: '2 m² per set, per face',
    }),
    attribute('material', {
      nl: 'PET-vilt om een kern van PET-wol',
      fr: 'Feutre PET sur âme en laine PET',
      de: 'PET-Filz um einen Kern aus PET-Wolle',
      en: 'PET felt around a PET wool core',
    }),
    attribute('packed', {
      nl: '4 eilanden met draad van 1,5 m',
      fr: '4 îlots avec câbles de 1,5 m',
      de: '4 Segel mit Seilen von 1,5 m',
      en: '4 rafts with 1.5 m wires',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, vrij hangend, betrokken op één zijde',
      fr: 'EN ISO 354, suspendu, rapporté à une face',
      de: 'EN ISO 354, frei hängend, bezogen auf eine Seite',
      en: 'EN ISO 354, freely suspended, related to one face',
    }),
  ],
  acoustics: {
    absorption: [0.16, 0.42, 0.78, 1, 1.06, 1.02],
    nrc: 0.8,
    alphaW: 0.7,
    soundClass: 'C',
    fireClass: 'B-s1,d0',
    thickness: 30,
    density: 95,
  },
  delivery: madeAndFitted,
  since: '2023-11-20',
  related: ['luna-trio', 'nube-ceiling-raft', 'luna-round-raft', 'suspension-set'],
};

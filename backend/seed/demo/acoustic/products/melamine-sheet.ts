import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { inAllLanguages } from '../../in-all-languages.ts';
import { melamineAbsorberBlockDetailPicture } from '../detail-pictures.ts';
import { melamineSheetsPicture } from '../family-pictures.ts';

export const melamineSheet: SeedProduct = {
  key: 'melamine-sheet',
  categories: ['absorbers', 'technical-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'melamine-plaat-per-m2',
    fr: 'melamine-plaque-au-m2',
    de: 'melamin-platte-pro-m2',
    en: 'melamine-sheet-per-m2',
  },
  oldSlugs: { nl: ['melamineschuim-plaat'], fr: ['plaque-de-melamine'], en: ['melamine-foam-sheet'] },
  name: {
    nl: 'Melamine plaat, per m²',
    fr: 'Plaque Mélamine, au m²',
    de: 'Platte Melamin, pro m²',
    en: 'Melamine sheet, per m²',
  },
  intro: {
    nl: 'Vlakke platen van 30, 50 of 70 mm voor achter spandoek, in plafonds en om machines, op maat gesneden.',
    fr: 'Des plaques lisses de 30, 50 ou 70 mm pour toiles tendues, plafonds et capots, découpées à vos mesures.',
    de: 'Glatte Platten mit 30, 50 oder 70 mm hinter Spanntuch, in Decken und um Maschinen, auf Maß geschnitten.',
    en: 'Plain sheets of 30, 50 or 70 mm for behind stretched cloth, in ceilings and round machines, cut to size.',
  },
  description: {
    nl: `<p>Dit is het materiaal zonder vorm: platen van 1250 × 625 mm, glad gesneden, in drie diktes. Installateurs leggen ze op een roosterplafond, meubelmakers lijmen ze achter geperforeerd hout, machinebouwers bekleden er kappen mee.</p>
<p>De prijs geldt per vierkante meter. Geef je een maat op, dan snijden we de platen zo dat er zo min mogelijk naden ontstaan; de reststukken gaan mee in de doos. De cijfers hieronder zijn van 50 mm, direct op een harde ondergrond.</p>
<ul><li>30 mm haalt αw 0,50, 50 mm 0,75 en 70 mm 0,90</li><li>Te buigen om een straal van 300 mm (bij 30 mm dikte)</li><li>Vanaf 20 m² op afroep te leveren</li></ul>`,
    fr: `<p>Voici la matière sans la forme : des plaques de 1250 × 625 mm, découpées lisses, en trois épaisseurs. Les installateurs les posent sur un plafond à lames, les menuisiers les collent derrière un bois perforé, les constructeurs en habillent leurs capots.</p>
<p>Le prix s’entend au mètre carré. Si vous indiquez une mesure, nous calepinons les plaques avec le moins de joints possible ; les chutes sont jointes à l’envoi. Les chiffres ci-dessous sont ceux de 50 mm sur un support dur.</p>
<ul><li>30 mm atteint αw 0,50, 50 mm 0,75 et 70 mm 0,90</li><li>Se cintre sur un rayon de 300 mm (en 30 mm)</li><li>Livraisons fractionnées dès 20 m²</li></ul>`,
    de: `<p>Das ist das Material ohne Form: Platten von 1250 × 625 mm, glatt geschnitten, in drei Dicken. Installateure legen sie auf eine Lamellendecke, Schreiner kleben sie hinter gelochtes Holz, Maschinenbauer kleiden Hauben damit aus.</p>
<p>Der Preis gilt je Quadratmeter. Wenn Sie ein Maß angeben, teilen wir die Platten so ein, dass möglichst wenige Fugen entstehen; die Reststücke liegen bei. Die Zahlen unten gelten für 50 mm auf hartem Untergrund.</p>
<ul><li>30 mm erreichen αw 0,50, 50 mm 0,75 und 70 mm 0,90</li><li>Um einen Radius von 300 mm zu biegen (bei 30 mm)</li><li>Ab 20 m² auf Abruf lieferbar</li></ul>`,
    en: `<p>This is the material without the shape: sheets of 1250 × 625 mm, cut smooth, in three thicknesses. Installers lay them on an open ceiling, joiners glue them behind perforated wood, machine builders line hoods with them.</p>
<p>The price is per square metre. Give us a size and we lay the sheets out with as few joints as possible; the offcuts come in the box. The figures below are for 50 mm on a hard surface.</p>
<ul><li>30 mm reaches αw 0.50, 50 mm 0.75 and 70 mm 0.90</li><li>Bends round a radius of 300 mm (at 30 mm)</li><li>Call-off deliveries from 20 m²</li></ul>`,
  },
  pictures: [melamineSheetsPicture, melamineAbsorberBlockDetailPicture],
  options: [
    {
      key: 'thickness',
      type: 'Radio',
      name: { nl: 'Dikte', fr: 'Épaisseur', de: 'Dicke', en: 'Thickness' },
      required: true,
      values: [
        { key: '30', name: inAllLanguages('30 mm') },
        { key: '50', name: inAllLanguages('50 mm') },
        { key: '70', name: inAllLanguages('70 mm') },
      ],
    },
    {
      key: 'cut',
      type: 'Dimensions',
      name: { nl: 'Op maat gesneden', fr: 'Découpe sur mesure', de: 'Zuschnitt', en: 'Cut to size' },
      description: {
        nl: 'Maat van één stuk; zonder opgave leveren we hele platen.',
        fr: 'Mesure d’une pièce ; sans indication, nous livrons des plaques entières.',
        de: 'Maß eines Stücks; ohne Angabe liefern wir ganze Platten.',
        en: 'The size of one piece; leave it out and you get whole sheets.',
      },
      dimensions: {
        width: { min: 50, max: 1250, step: 5, default: 1250 },
        height: { min: 50, max: 625, step: 5, default: 625 },
      },
      surcharge: { eur: 372, gbp: 327 },
    },
    {
      key: 'backing',
      type: 'Checkbox',
      name: {
        nl: 'Zelfklevende rug',
        fr: 'Dos autocollant',
        de: 'Selbstklebender Rücken',
        en: 'Self-adhesive back',
      },
      surcharge: { eur: 661, gbp: 580 },
      // The adhesive does not carry 70 mm.
      shownWhen: [{ option: 'thickness', chosen: ['30', '50'] }],
    },
    {
      key: 'joints',
      type: 'TextArea',
      name: {
        nl: 'Stuklijst',
        fr: 'Liste des pièces',
        de: 'Stückliste',
        en: 'Cutting list',
      },
      description: {
        nl: 'Meer dan één maat? Zet ze onder elkaar: aantal, breedte, hoogte.',
        fr: 'Plusieurs mesures ? Indiquez-les ligne par ligne : nombre, largeur, hauteur.',
        de: 'Mehrere Maße? Bitte untereinander: Anzahl, Breite, Höhe.',
        en: 'More than one size? One to a line: number, width, height.',
      },
      maxLength: 1000,
    },
  ],
  variants: [
    { sku: 'MES-50', choices: { thickness: '50' }, price: { eur: 6033, gbp: 5292 }, weight: 450 },
    { sku: 'MES-30', choices: { thickness: '30' }, price: { eur: 3967, gbp: 3479 }, weight: 270 },
    { sku: 'MES-70', choices: { thickness: '70' }, price: { eur: 8182, gbp: 7175 }, weight: 630 },
  ],
  unit: 'm2',
  quantity: { min: 1, max: 400, step: 1 },
  tiers: [
    { max: 4, discountPercent: 0 },
    { min: 5, max: 19, discountPercent: 6 },
    { min: 20, max: 79, discountPercent: 11 },
    { min: 80, discountPercent: 17 },
  ],
  attributes: [
    {
      name: { nl: 'Plaatmaat', fr: 'Format de plaque', de: 'Plattenmaß', en: 'Sheet size' },
      value: inAllLanguages('1250 × 625 mm'),
    },
    attribute('material', {
      nl: 'Melamineschuim met open cellen, wit of grijs',
      fr: 'Mousse de mélamine à cellules ouvertes, blanche ou grise',
      de: 'Offenporiger Melaminschaum, weiß oder grau',
      en: 'Open-cell melamine foam, white or grey',
    }),
    {
      name: { nl: 'Temperatuurbereik', fr: 'Plage de température', de: 'Temperaturbereich', en: 'Temperature range' },
      value: { nl: '−40 tot 150 °C', fr: '−40 à 150 °C', de: '−40 bis 150 °C', en: '−40 to 150 °C' },
    },
    {
      name: {
        nl: 'Stromingsweerstand',
        fr: 'Résistance à l’écoulement de l’air',
        de: 'Strömungswiderstand',
        en: 'Airflow resistivity',
      },
      value: inAllLanguages('10 kPa·s/m²'),
    },
    attribute('mounting', {
      nl: 'Los, gelijmd of achter doek',
      fr: 'Posé, collé ou derrière une toile',
      de: 'Lose, geklebt oder hinter Gewebe',
      en: 'Loose, glued or behind cloth',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, 50 mm direct op de wand',
      fr: 'EN ISO 354, 50 mm à même le mur',
      de: 'EN ISO 354, 50 mm direkt auf der Wand',
      en: 'EN ISO 354, 50 mm straight on the wall',
    }),
  ],
  acoustics: {
    absorption: [0.15, 0.44, 0.86, 1, 1.02, 1],
    nrc: 0.85,
    alphaW: 0.75,
    soundClass: 'C',
    fireClass: 'B-s1,d0',
    thickness: 50,
    density: 9,
  },
  delivery: madeToOrder,
  since: '2021-02-22',
  related: ['melamine-absorber-block', 'wedge-melamine-panel', 'quadra-hygiene-tile', 'corner-bass-trap'],
};

import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { bafflePictures } from '../sheet-pictures.ts';

export const melamineBaffle: SeedProduct = {
  key: 'melamine-baffle',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'melamine-baffle-in-folie',
    fr: 'baffle-melamine-sous-film',
    de: 'melamin-baffel-in-folie',
    en: 'melamine-baffle-in-film',
  },
  name: {
    nl: 'Melamine baffle in folie',
    fr: 'Baffle mélamine sous film',
    de: 'Melamin-Baffel in Folie',
    en: 'Melamine baffle in film',
  },
  intro: {
    nl: 'Afneembaar, goedgekeurd voor levensmiddelen, met twee ogen. Hangt in een uur per tien stuks.',
    fr: 'Lavable, apte au contact alimentaire, à deux œillets. Dix pièces posées en une heure.',
    de: 'Abwaschbar, lebensmitteltauglich, mit zwei Ösen. Zehn Stück hängen in einer Stunde.',
    en: 'Wipeable, approved for food, with two eyelets. Ten of them hang in an hour.',
  },
  description: {
    nl: '<p>Een kern van melamineschuim in een gelaste folie van 15 µm. Zo dun laat de folie onder 2.000 Hz vrijwel alles door; erboven gaat er 10 procent af.</p><p>Reinigen met een natte doek of schuim tot 60 °C, niet met de hogedrukspuit. De ogen zitten in een las van 20 mm en dragen elk 5 kg; een baffle weegt er nog geen half.</p>',
    fr: '<p>Un noyau de mélamine sous un film soudé de 15 µm. Si mince, il laisse presque tout passer sous 2 000 Hz ; au-delà, on perd 10 %.</p><p>Se nettoie au chiffon humide ou à la mousse jusqu’à 60 °C, jamais à haute pression. Les œillets, pris dans une soudure de 20 mm, portent 5 kg chacun ; un baffle n’en pèse pas un demi.</p>',
    de: '<p>Ein Kern aus Melaminschaum in verschweißter Folie von 15 µm. So dünn lässt sie unter 2.000 Hz fast alles durch; darüber gehen 10 Prozent ab.</p><p>Reinigung mit feuchtem Tuch oder Schaum bis 60 °C, nicht mit Hochdruck. Die Ösen sitzen in einer Naht von 20 mm und tragen je 5 kg; ein Baffel wiegt kein halbes.</p>',
    en: '<p>A core of melamine foam in a welded film of 15 µm. That thin, it lets nearly everything below 2,000 Hz through; above that it takes off 10 per cent.</p><p>Clean with a damp cloth or foam up to 60 °C, never a pressure washer. The eyelets sit in a 20 mm weld and carry 5 kg each; a baffle does not weigh half of one.</p>',
  },
  pictures: bafflePictures,
  options: [
    {
      key: 'length',
      type: 'Radio',
      name: { nl: 'Lengte', fr: 'Longueur', de: 'Länge', en: 'Length' },
      required: true,
      values: [
        { key: 'l1200', name: { nl: '1200 mm', fr: '1200 mm', de: '1200 mm', en: '1200 mm' } },
        { key: 'l600', name: { nl: '600 mm', fr: '600 mm', de: '600 mm', en: '600 mm' } },
      ],
    },
    {
      key: 'film',
      type: 'ColorPicker',
      name: { nl: 'Kleur van de folie', fr: 'Couleur du film', de: 'Farbe der Folie', en: 'Colour of the film' },
      description: {
        nl: 'Standaard wit. Elke andere kleur vanaf 100 stuks, bij benadering.',
        fr: 'Blanc de série. Toute autre teinte dès 100 pièces, approchante.',
        de: 'Serienmäßig weiß. Jede andere Farbe ab 100 Stück, annähernd.',
        en: 'White as standard. Any other colour from 100 pieces, as near as film allows.',
      },
      surcharge: { eur: 190, gbp: 166 },
    },
  ],
  variants: [
    {
      sku: 'FF-MELB-1200',
      choices: { length: 'l1200' },
      price: { eur: 3650, gbp: 3190 },
      size: { width: 1200, height: 600, depth: 50 },
      weight: 390,
    },
    {
      sku: 'FF-MELB-600',
      choices: { length: 'l600' },
      price: { eur: 2140, gbp: 1870 },
      size: { width: 600, height: 600, depth: 50 },
      weight: 205,
    },
  ],
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', '1200 × 600 × 50 mm'),
    attribute('mounting', {
      nl: 'Twee rvs-ogen, 10 mm',
      fr: 'Deux œillets inox, 10 mm',
      de: 'Zwei Edelstahlösen, 10 mm',
      en: 'Two stainless eyelets, 10 mm',
    }),
    attribute('care', {
      nl: 'Natte doek, schuim tot 60 °C',
      fr: 'Chiffon humide, mousse jusqu’à 60 °C',
      de: 'Feuchtes Tuch, Schaum bis 60 °C',
      en: 'Damp cloth, foam up to 60 °C',
    }),
    attribute('measured', {
      nl: 'EN ISO 354, rijen op 600 mm',
      fr: 'EN ISO 354, rangées à 600 mm',
      de: 'EN ISO 354, Reihen im Abstand von 600 mm',
      en: 'EN ISO 354, rows at 600 mm',
    }),
  ],
  acoustics: {
    absorption: [0.22, 0.5, 0.86, 1.08, 1.12, 1.1],
    nrc: 0.9,
    alphaW: 0.8,
    soundClass: 'B',
    fireClass: 'C-s2,d0',
    thickness: 50,
    density: 9,
  },
  delivery: madeToOrder,
  since: '2024-10-07',
  related: ['melamine-9-sheet', 'polyether-30'],
};

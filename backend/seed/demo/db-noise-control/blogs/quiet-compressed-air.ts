import type { SeedBlog } from '../../../seed-data.ts';
import { workPictures } from '../pictures.ts';

export const quietCompressedAir: SeedBlog = {
  key: 'quiet-compressed-air',
  slugs: {
    nl: 'perslucht-die-niet-sist',
    fr: 'de-l-air-comprime-sans-sifflement',
    de: 'druckluft-ohne-zischen',
    en: 'compressed-air-without-the-hiss',
  },
  title: {
    nl: 'Negen decibel voor twaalf euro: perslucht die niet sist',
    fr: 'Neuf décibels pour douze euros : de l’air comprimé sans sifflement',
    de: 'Neun Dezibel für zwölf Euro: Druckluft ohne Zischen',
    en: 'Nine decibels for twelve euros: compressed air without the hiss',
  },
  intro: {
    nl: 'De goedkoopste maatregel die wij kennen, past in een borstzak en verdient zichzelf in zes weken terug.',
    fr: 'La mesure la moins chère que nous connaissions tient dans une poche et s’amortit en six semaines.',
    de: 'Die billigste Maßnahme, die wir kennen, passt in eine Brusttasche und hat sich in sechs Wochen bezahlt gemacht.',
    en: 'The cheapest measure we know fits a breast pocket and pays for itself in six weeks.',
  },
  body: {
    nl: '<p>Een open pijpje van 6 mm bij 6 bar geeft op een meter 96 dB(A). Het geluid ontstaat waar de snelle straal de stilstaande lucht raakt. Maak van één dikke straal twaalf dunne, en de wrijving neemt af, de kracht niet.</p><h2>Wat het scheelt</h2><ul><li>Meergatsmondstuk: 8 tot 10 dB, 25 tot 35 procent minder lucht</li><li>Druk van 6 naar 4 bar: nog eens 5 dB, als het proces het toelaat</li><li>Klep die alleen open is als er product ligt: tot 90 procent minder tijd</li></ul><h2>De rekening</h2><p>Eén pijpje dat een vierde van de tijd blaast, verbruikt zo’n € 900 aan stroom per jaar. Dertig procent daarvan is € 270. Het mondstuk kost € 12. We hebben nog geen andere maatregel gevonden waar de boekhouding ons om belt.</p>',
    fr: '<p>Un tube ouvert de 6 mm sous 6 bars donne 96 dB(A) à un mètre. Le bruit naît là où le jet rapide frotte l’air immobile. Faites d’un gros jet douze petits : le frottement diminue, pas la force.</p><h2>Le gain</h2><ul><li>Buse à trous multiples : 8 à 10 dB, 25 à 35 % d’air en moins</li><li>De 6 à 4 bars : encore 5 dB, si le procédé le permet</li><li>Vanne ouverte seulement en présence du produit : jusqu’à 90 % de temps en moins</li></ul><h2>La facture</h2><p>Un tube qui souffle un quart du temps consomme environ 900 € d’électricité par an. Trente pour cent font 270 €. La buse en coûte 12. Nous ne connaissons pas d’autre mesure pour laquelle la comptabilité nous appelle.</p>',
    de: '<p>Ein offenes Röhrchen von 6 mm bei 6 bar ergibt in einem Meter 96 dB(A). Der Lärm entsteht, wo der schnelle Strahl die ruhende Luft streift. Macht man aus einem dicken Strahl zwölf dünne, nimmt die Reibung ab, die Kraft nicht.</p><h2>Was es bringt</h2><ul><li>Mehrlochdüse: 8 bis 10 dB, 25 bis 35 Prozent weniger Luft</li><li>Von 6 auf 4 bar: weitere 5 dB, wenn der Prozess es zulässt</li><li>Ventil nur offen, wenn Ware da ist: bis zu 90 Prozent weniger Zeit</li></ul><h2>Die Rechnung</h2><p>Ein Röhrchen, das ein Viertel der Zeit bläst, verbraucht im Jahr Strom für rund 900 €. Dreißig Prozent davon sind 270 €. Die Düse kostet 12. Eine andere Maßnahme, wegen der uns die Buchhaltung anruft, kennen wir nicht.</p>',
    en: '<p>An open 6 mm tube at 6 bar gives 96 dB(A) at a metre. The noise arises where the fast jet meets still air. Turn one thick jet into twelve thin ones, and friction falls while force does not.</p><h2>What it gains</h2><ul><li>Multi-hole nozzle: 8 to 10 dB, 25 to 35 per cent less air</li><li>From 6 to 4 bar: another 5 dB, if the process allows</li><li>Valve open only when product is there: up to 90 per cent less time</li></ul><h2>The bill</h2><p>One tube blowing a quarter of the time uses about €900 of electricity a year. Thirty per cent of that is €270. The nozzle costs €12. We know of no other measure that makes accounts ring us.</p>',
  },
  author: 'Annelies Koster',
  authorRole: {
    nl: 'Akoestisch adviseur',
    fr: 'Conseillère en acoustique',
    de: 'Akustikberaterin',
    en: 'Acoustic consultant',
  },
  date: '2026-05-12',
  readingTime: 1,
  picture: workPictures.machineRoom,
};

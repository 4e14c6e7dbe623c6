import type { SeedBlog } from '../../../seed-data.ts';
import { elkeWouters } from '../authors.ts';
import { materialDetails } from '../detail-pictures.ts';

export const twoMillimetres: SeedBlog = {
  key: 'two-millimetres',
  slugs: {
    nl: 'waarom-plus-of-min-twee-millimeter',
    fr: 'pourquoi-plus-ou-moins-deux-millimetres',
    de: 'warum-plus-minus-zwei-millimeter',
    en: 'why-plus-or-minus-two-millimetres',
  },
  title: {
    nl: 'Waarom plus of min twee millimeter?',
    fr: 'Pourquoi plus ou moins deux millimètres ?',
    de: 'Warum plus/minus zwei Millimeter?',
    en: 'Why plus or minus two millimetres?',
  },
  intro: {
    nl: 'Onze contourzaag stelt zich op een tiende millimeter in. Toch beloven we er twee. Wat schuim onder een mes doet, en hoe u daar in uw tekening rekening mee houdt.',
    fr: 'Notre scie à contour se règle au dixième de millimètre. Pourtant nous en promettons deux. Ce que fait une mousse sous la lame, et comment en tenir compte sur votre plan.',
    de: 'Unsere Kontursäge stellt sich auf Zehntelmillimeter ein. Trotzdem versprechen wir zwei Millimeter. Was Schaum unter dem Messer tut und wie Ihre Zeichnung damit rechnet.',
    en: 'Our contour saw positions itself to a tenth of a millimetre. Still we promise two. What foam does under a blade, and how your drawing can allow for it.',
  },
  body: {
    nl: `<p>Schuim wijkt uit. Een bandmes drukt de plaat een fractie samen voordat het snijdt, en wat erachter veert, komt pas los van het mes op maat terug. Daarbij groeit PU bij vochtig weer: op een plaat van twee meter maten wij tussen een droge februari en een natte juli 6 mm verschil.</p>
<table><thead><tr><th>Bewerking</th><th>Geschikt voor</th><th>Tolerantie</th></tr></thead><tbody><tr><td>Bandmes, recht</td><td>alle schuimen</td><td>± 2 mm</td></tr><tr><td>Contourdraad</td><td>vormen tot 500 mm hoog</td><td>± 1,5 mm</td></tr><tr><td>Waterstraal</td><td>uitsparingen tot 100 mm dik</td><td>± 0,5 mm</td></tr><tr><td>Stansen</td><td>tot 30 mm, series vanaf 200</td><td>± 1 mm</td></tr></tbody></table>
<h2>Teken klemmend, niet passend</h2>
<ul><li>Moet een plaat tussen twee wanden blijven zitten, teken dan 1 procent te groot, met minstens 3 mm.</li><li>Melamine laat zich nauwelijks indrukken: daar is 1 mm overmaat genoeg.</li><li>Laat rond een leiding niets vrij. Schuim mag knellen; een ring van 5 mm lucht hoort u.</li></ul>
<h2>Wat er op de tekening moet staan</h2>
<p>Drie dingen: welke zijde de voorkant is, welke maat het belangrijkst is, en of een hoek scherp moet zijn. De draad maakt elke binnenhoek 1 mm rond. Meestal maakt dat niets uit, maar wij zagen geen duizend stuks op de gok.</p>`,
    fr: `<p>La mousse se dérobe. La lame à ruban comprime un peu la plaque avant de couper, et ce qui se détend derrière ne reprend sa cote qu’une fois libre. De plus, le PU gonfle par temps humide : sur une plaque de deux mètres, nous avons mesuré 6 mm entre un février sec et un juillet pluvieux.</p>
<table><thead><tr><th>Procédé</th><th>Pour</th><th>Tolérance</th></tr></thead><tbody><tr><td>Lame à ruban, droit</td><td>toutes les mousses</td><td>± 2 mm</td></tr><tr><td>Fil à contour</td><td>formes jusqu’à 500 mm de haut</td><td>± 1,5 mm</td></tr><tr><td>Jet d’eau</td><td>découpes jusqu’à 100 mm</td><td>± 0,5 mm</td></tr><tr><td>Emporte-pièce</td><td>jusqu’à 30 mm, séries dès 200</td><td>± 1 mm</td></tr></tbody></table>
<h2>Dessinez serré, pas juste</h2>
<ul><li>Si la plaque doit tenir entre deux parois, dessinez-la 1 pour cent trop grande, 3 mm au moins.</li><li>La mélamine se comprime à peine : 1 mm de plus suffit.</li><li>Autour d’un tuyau, ne laissez rien. Une mousse peut serrer ; un anneau d’air de 5 mm s’entend.</li></ul>
<h2>Ce qu’il faut sur le plan</h2>
<p>Trois choses : quelle face est devant, quelle cote compte le plus, et si un angle doit être vif. Le fil arrondit chaque angle rentrant de 1 mm. Le plus souvent c’est sans importance, mais nous ne coupons pas mille pièces au hasard.</p>`,
    de: `<p>Schaum weicht aus. Ein Bandmesser drückt die Platte etwas zusammen, bevor es schneidet, und was dahinter zurückfedert, findet erst frei sein Maß. Dazu wächst PU bei feuchtem Wetter: An einer Platte von zwei Metern maßen wir zwischen trockenem Februar und nassem Juli 6 mm Unterschied.</p>
<table><thead><tr><th>Verfahren</th><th>Geeignet für</th><th>Toleranz</th></tr></thead><tbody><tr><td>Bandmesser, gerade</td><td>alle Schäume</td><td>± 2 mm</td></tr><tr><td>Konturdraht</td><td>Formen bis 500 mm Höhe</td><td>± 1,5 mm</td></tr><tr><td>Wasserstrahl</td><td>Aussparungen bis 100 mm Dicke</td><td>± 0,5 mm</td></tr><tr><td>Stanzen</td><td>bis 30 mm, Serien ab 200</td><td>± 1 mm</td></tr></tbody></table>
<h2>Klemmend zeichnen, nicht passend</h2>
<ul><li>Soll eine Platte zwischen zwei Wänden halten, zeichnen Sie 1 Prozent Übermaß, mindestens 3 mm.</li><li>Melamin lässt sich kaum zusammendrücken: Dort genügt 1 mm.</li><li>Lassen Sie um ein Rohr nichts frei. Schaum darf klemmen; einen Luftring von 5 mm hört man.</li></ul>
<h2>Was auf der Zeichnung stehen muss</h2>
<p>Drei Dinge: welche Seite vorn ist, welches Maß das wichtigste ist und ob eine Ecke scharf sein muss. Der Draht rundet jede Innenecke mit 1 mm. Meist ist das gleichgültig, aber wir schneiden keine tausend Stück auf Verdacht.</p>`,
    en: `<p>Foam dodges. A band knife squeezes the sheet a little before it cuts, and what springs back behind it finds its size only when free. Besides, PU grows in damp weather: on a sheet two metres long we measured 6 mm between a dry February and a wet July.</p>
<table><thead><tr><th>Process</th><th>Suits</th><th>Tolerance</th></tr></thead><tbody><tr><td>Band knife, straight</td><td>all foams</td><td>± 2 mm</td></tr><tr><td>Contour wire</td><td>shapes up to 500 mm high</td><td>± 1.5 mm</td></tr><tr><td>Water jet</td><td>cut-outs up to 100 mm deep</td><td>± 0.5 mm</td></tr><tr><td>Die cutting</td><td>up to 30 mm, runs from 200</td><td>± 1 mm</td></tr></tbody></table>
<h2>Draw it tight, not exact</h2>
<ul><li>If a sheet has to stay put between two walls, draw it 1 per cent too large, and 3 mm at least.</li><li>Melamine can hardly be squeezed: 1 mm is enough there.</li><li>Leave nothing free around a pipe. Foam may pinch; a ring of 5 mm of air can be heard.</li></ul>
<h2>What the drawing has to say</h2>
<p>Three things: which side is the front, which measurement matters most, and whether a corner has to be sharp. The wire rounds every inner corner by 1 mm. Usually that makes no difference, but we do not cut a thousand pieces on a guess.</p>`,
  },
  ...elkeWouters,
  date: '2026-07-13',
  readingTime: 2,
  picture: materialDetails.melamine,
  products: ['pu-28-flat', 'melamine-9-block', 'foam-cylinder'],
};

import type { SeedBlog } from '../../../seed-data.ts';
import { feltDetails } from '../detail-pictures.ts';
import { authors } from './authors.ts';

export const fromBottleToFelt: SeedBlog = {
  key: 'from-bottle-to-felt',
  slugs: {
    nl: 'van-fles-naar-vilt',
    fr: 'de-la-bouteille-au-feutre',
    de: 'von-der-flasche-zum-filz',
    en: 'from-bottle-to-felt',
  },
  title: {
    nl: 'Veertig flessen voor één vierkante meter',
    fr: 'Quarante bouteilles pour un mètre carré',
    de: 'Vierzig Flaschen für einen Quadratmeter',
    en: 'Forty bottles to a square metre',
  },
  intro: {
    nl: 'Hoe een colafles een zeshoek wordt, in zes stappen. En wat er in de dertig procent zit die geen fles is geweest.',
    fr: 'Comment une bouteille de cola devient un hexagone, en six étapes. Et ce que contiennent les 30 % qui n’ont jamais été bouteille.',
    de: 'Wie aus einer Colaflasche ein Sechseck wird, in sechs Schritten. Und was in den dreißig Prozent steckt, die nie Flasche waren.',
    en: 'How a cola bottle becomes a hexagon, in six steps. And what is in the thirty per cent that never was a bottle.',
  },
  body: {
    nl: `<p>Pak een stuk vilt van 9 mm, een meter bij een meter. Het weegt 1,6 kilo, en 70 procent daarvan heeft ooit bronwater of cola vastgehouden. Een lege fles weegt gemiddeld zo’n 28 gram. Reken mee: veertig flessen.</p>
<h2>Zes stappen</h2>
<ol><li><strong>Sorteren.</strong> Alleen heldere en lichtblauwe flessen. De doppen zijn van een andere kunststof: die drijven straks, PET zinkt.</li><li><strong>Malen en wassen.</strong> Snippers zo groot als een vingernagel, heet gewassen tot etiket en lijm eraf zijn.</li><li><strong>Smelten.</strong> Rond 270 graden wordt PET stroop. Nu gaat de kleur erin. Daarom is een snijrand net zo groen als de voorkant.</li><li><strong>Spinnen.</strong> De stroop gaat door gaatjes dunner dan een haar. De draden worden gekroesd en op zes centimeter geknipt.</li><li><strong>Naalden.</strong> De vezels worden gekaard, in lagen gelegd en doorprikt door duizenden naalden met weerhaakjes. Geen lijm, alleen knopen.</li><li><strong>Persen.</strong> Een deel van de vezels smelt eerder dan de rest. In de hete pers houden zij het vilt bij elkaar; de spleet van de pers bepaalt de dikte.</li></ol>
<h2>Dikte in flessen</h2>
<table><thead><tr><th>Dikte</th><th>Gewicht per m²</th><th>Flessen</th></tr></thead><tbody><tr><td>2 mm</td><td>360 g</td><td>9</td></tr><tr><td>4 mm</td><td>720 g</td><td>18</td></tr><tr><td>9 mm</td><td>1620 g</td><td>40</td></tr></tbody></table>
<h2>En de andere dertig procent?</h2>
<p>Dat zijn de smeltvezels en de kleurstof, en die zijn nieuw. Een smeltvezel moet elke keer bij dezelfde temperatuur zacht worden, en dat lukt met een mengsel uit de flessenbak nog niet.</p>
<p>Is dit nu duurzaam? Een fles die weer een fles wordt, is beter dan een fles die vilt wordt. Maar vilt hangt er vijftien jaar. En plak je het met strips in plaats van met kit, dan kan het daarna nog een keer de molen in.</p>`,
    fr: `<p>Prenez un feutre de 9 mm, un mètre sur un mètre. Il pèse 1,6 kilo, dont 70 % ont contenu un jour de l’eau ou du cola. Une bouteille vide pèse en moyenne 28 grammes. Faites le compte : quarante bouteilles.</p>
<h2>Six étapes</h2>
<ol><li><strong>Trier.</strong> Des bouteilles claires ou bleutées seulement. Les bouchons sont d’un autre plastique : dans le bain ils flottent, le PET coule.</li><li><strong>Broyer et laver.</strong> Des paillettes grandes comme un ongle, lavées à chaud jusqu’à ce que l’étiquette et la colle soient parties.</li><li><strong>Fondre.</strong> Vers 270 degrés, le PET devient sirop. C’est là qu’on ajoute la couleur : voilà pourquoi le chant est aussi vert que la face.</li><li><strong>Filer.</strong> Le sirop passe par des trous plus fins qu’un cheveu. Les fils sont frisés, puis coupés à six centimètres.</li><li><strong>Aiguilleter.</strong> Les fibres sont cardées, empilées et percées par des milliers d’aiguilles à barbes. Pas de colle, rien que des nœuds.</li><li><strong>Presser.</strong> Une partie des fibres fond avant les autres. Sous la presse chaude, elles tiennent le tout ; l’écart des plateaux fait l’épaisseur.</li></ol>
<h2>L’épaisseur en bouteilles</h2>
<table><thead><tr><th>Épaisseur</th><th>Poids au m²</th><th>Bouteilles</th></tr></thead><tbody><tr><td>2 mm</td><td>360 g</td><td>9</td></tr><tr><td>4 mm</td><td>720 g</td><td>18</td></tr><tr><td>9 mm</td><td>1620 g</td><td>40</td></tr></tbody></table>
<h2>Et les 30 % restants ?</h2>
<p>Ce sont les fibres fusibles et le colorant, et ils sont neufs. Une fibre fusible doit ramollir chaque fois à la même température ; un mélange de bouteilles n’y arrive pas encore.</p>
<p>Est-ce écologique ? Une bouteille qui redevient bouteille vaut mieux qu’une bouteille qui devient feutre. Mais un feutre reste quinze ans au mur. Et posé avec des languettes plutôt qu’avec du mastic, il peut ensuite retourner au broyeur.</p>`,
    de: `<p>Nehmen Sie einen Filz von 9 mm, einen Meter mal einen Meter. Er wiegt 1,6 Kilo, und 70 Prozent davon haben einmal Wasser oder Cola enthalten. Eine leere Flasche wiegt im Schnitt 28 Gramm. Macht vierzig Flaschen.</p>
<h2>Sechs Schritte</h2>
<ol><li><strong>Sortieren.</strong> Nur klare und hellblaue Flaschen. Die Deckel sind aus einem anderen Kunststoff: Im Bad schwimmen sie, PET sinkt.</li><li><strong>Mahlen und waschen.</strong> Schnipsel, so groß wie ein Fingernagel, heiß gewaschen, bis Etikett und Kleber ab sind.</li><li><strong>Schmelzen.</strong> Bei etwa 270 Grad wird PET zu Sirup. Jetzt kommt die Farbe hinein. Darum ist die Schnittkante so grün wie die Vorderseite.</li><li><strong>Spinnen.</strong> Der Sirup geht durch Löcher, feiner als ein Haar. Die Fäden werden gekräuselt und auf sechs Zentimeter geschnitten.</li><li><strong>Nadeln.</strong> Die Fasern werden kardiert, geschichtet und von Tausenden Nadeln mit Widerhaken durchstochen. Kein Kleber, nur Knoten.</li><li><strong>Pressen.</strong> Ein Teil der Fasern schmilzt früher als der Rest. In der heißen Presse halten sie den Filz zusammen; der Spalt der Presse bestimmt die Dicke.</li></ol>
<h2>Die Dicke in Flaschen</h2>
<table><thead><tr><th>Dicke</th><th>Gewicht je m²</th><th>Flaschen</th></tr></thead><tbody><tr><td>2 mm</td><td>360 g</td><td>9</td></tr><tr><td>4 mm</td><td>720 g</td><td>18</td></tr><tr><td>9 mm</td><td>1620 g</td><td>40</td></tr></tbody></table>
<h2>Und die übrigen dreißig Prozent?</h2>
<p>Das sind die Schmelzfasern und der Farbstoff, und die sind neu. Eine Schmelzfaser muss jedes Mal bei derselben Temperatur weich werden, und das gelingt mit einer Mischung aus der Flaschensammlung noch nicht.</p>
<p>Ist das nun nachhaltig? Eine Flasche, die wieder Flasche wird, ist besser als eine, die Filz wird. Aber Filz hängt fünfzehn Jahre. Und wer ihn mit Streifen statt mit Montagekleber anbringt, kann ihn danach noch einmal mahlen lassen.</p>`,
    en: `<p>Take a piece of 9 mm felt, one metre by one. It weighs 1.6 kilos, and 70 per cent of that once held water or cola. An empty bottle weighs about 28 grams on average. Do the sum: forty bottles.</p>
<h2>Six steps</h2>
<ol><li><strong>Sorting.</strong> Clear and pale blue bottles only. The caps are a different plastic: in the bath they float, and PET sinks.</li><li><strong>Grinding and washing.</strong> Flakes the size of a fingernail, washed hot until label and glue are gone.</li><li><strong>Melting.</strong> At around 270 degrees PET turns to syrup. This is when the colour goes in, and why a cut edge is as green as the front.</li><li><strong>Spinning.</strong> The syrup is pushed through holes finer than a hair. The threads are crimped and cut to six centimetres.</li><li><strong>Needling.</strong> The fibres are carded, laid in layers and punched by thousands of barbed needles. No glue, only knots.</li><li><strong>Pressing.</strong> Some of the fibres melt sooner than the rest. In the hot press they hold the felt together; the gap of the press sets the thickness.</li></ol>
<h2>Thickness in bottles</h2>
<table><thead><tr><th>Thickness</th><th>Weight per m²</th><th>Bottles</th></tr></thead><tbody><tr><td>2 mm</td><td>360 g</td><td>9</td></tr><tr><td>4 mm</td><td>720 g</td><td>18</td></tr><tr><td>9 mm</td><td>1620 g</td><td>40</td></tr></tbody></table>
<h2>And the other thirty per cent?</h2>
<p>That is the melting fibre and the dye, and both are new. A melting fibre has to soften at the same temperature every time, and a mix from the bottle bank can’t do that yet.</p>
<p>So is it green? A bottle that becomes a bottle again beats one that becomes felt. But felt stays up for fifteen years. And if you fix it with tabs rather than adhesive from a gun, it can go through the mill once more afterwards.</p>`,
  },
  ...authors.noor,
  date: '2026-06-15',
  readingTime: 2,
  picture: feltDetails.roll,
  products: ['felt-by-the-metre', 'craft-sheets', 'sample-ring'],
};

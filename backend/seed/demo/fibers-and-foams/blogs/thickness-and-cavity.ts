import type { SeedBlog } from '../../../seed-data.ts';
import { pieterClaes } from '../authors.ts';
import { materialPictures } from '../pictures.ts';

export const thicknessAndCavity: SeedBlog = {
  key: 'thickness-and-cavity',
  slugs: {
    nl: 'hoe-dik-moet-schuim-zijn',
    fr: 'quelle-epaisseur-de-mousse',
    de: 'wie-dick-muss-schaum-sein',
    en: 'how-thick-should-foam-be',
  },
  title: {
    nl: 'Hoe dik moet schuim zijn?',
    fr: 'Quelle épaisseur de mousse faut-il ?',
    de: 'Wie dick muss Schaum sein?',
    en: 'How thick should foam be?',
  },
  intro: {
    nl: 'Een golf van 500 Hz is 69 centimeter lang. Een laag van 20 millimeter merkt zij nauwelijks op. Twee vuistregels, en een manier om met lucht te betalen in plaats van met schuim.',
    fr: 'À 500 Hz, une onde mesure 69 centimètres. Une couche de 20 millimètres, elle la remarque à peine. Deux règles simples, et une façon de payer en air plutôt qu’en mousse.',
    de: 'Eine Welle von 500 Hz ist 69 Zentimeter lang. Eine Schicht von 20 Millimetern bemerkt sie kaum. Zwei Faustregeln und ein Weg, mit Luft statt mit Schaum zu bezahlen.',
    en: 'A wave of 500 Hz is 69 centimetres long. It hardly notices a layer of 20 millimetres. Two rules of thumb, and a way of paying with air instead of foam.',
  },
  body: {
    nl: `<p>Schuim remt bewegende lucht. Tegen een harde wand staat de lucht stil; pas op een kwart golflengte ervandaan beweegt zij het meest. Materiaal dat tot daar reikt, werkt volledig. Bij ongeveer een veertiende van de golflengte is er nog twee derde van over; daaronder zakt het snel weg.</p>
<table><thead><tr><th>Dikte</th><th>Merkbaar vanaf</th><th>Volledig vanaf</th></tr></thead><tbody><tr><td>20 mm</td><td>1.200 Hz</td><td>4.300 Hz</td></tr><tr><td>50 mm</td><td>490 Hz</td><td>1.700 Hz</td></tr><tr><td>100 mm</td><td>245 Hz</td><td>860 Hz</td></tr></tbody></table>
<h2>Lucht is gratis</h2>
<p>De lucht vlak bij de wand staat stil, dus daar doet schuim het minst. Houd de plaat er 50 mm vandaan en 50 mm gedraagt zich in het laag bijna als 100 mm. Alleen ontstaat er een zwakke plek bij de frequentie waarvan de halve golf precies in de totale diepte past, hier rond 1.700 Hz. Bij 50 mm schuim is die dip klein, bij 10 mm vilt is hij goed hoorbaar.</p>
<h2>Wanneer dik niet helpt</h2>
<p>Een dichte laag met een hoge stromingsweerstand werkt na 50 mm als een muur: de golf komt niet tot achterin. Kies voor 100 mm en meer een opener materiaal. En onder 100 Hz wint de hoek het van de wand, hoe dik u ook gaat.</p>`,
    fr: `<p>La mousse freine l’air en mouvement. Contre un mur dur, l’air est immobile ; c’est à un quart de longueur d’onde qu’il bouge le plus. Une matière qui va jusque-là agit pleinement. Vers un quatorzième de la longueur d’onde, il en reste les deux tiers ; en dessous, l’effet chute vite.</p>
<table><thead><tr><th>Épaisseur</th><th>Sensible dès</th><th>Complet dès</th></tr></thead><tbody><tr><td>20 mm</td><td>1 200 Hz</td><td>4 300 Hz</td></tr><tr><td>50 mm</td><td>490 Hz</td><td>1 700 Hz</td></tr><tr><td>100 mm</td><td>245 Hz</td><td>860 Hz</td></tr></tbody></table>
<h2>L’air est gratuit</h2>
<p>Tout près du mur, l’air ne bouge pas : la mousse y travaille le moins. Écartez la plaque de 50 mm et 50 mm se comportent, dans le grave, presque comme 100 mm. Il apparaît seulement un creux à la fréquence dont la demi-onde tient exactement dans la profondeur totale, ici vers 1 700 Hz. Faible avec 50 mm de mousse, il s’entend bien avec 10 mm de feutre.</p>
<h2>Quand l’épaisseur n’aide plus</h2>
<p>Une couche serrée, très résistante à l’écoulement, agit comme un mur après 50 mm : l’onde n’arrive pas au fond. À partir de 100 mm, prenez une matière plus ouverte. Et sous 100 Hz, l’angle vaut mieux que le mur, quelle que soit l’épaisseur.</p>`,
    de: `<p>Schaum bremst bewegte Luft. An einer harten Wand steht die Luft still; erst eine Viertelwelle davor bewegt sie sich am stärksten. Material, das bis dorthin reicht, wirkt voll. Bei etwa einem Vierzehntel der Wellenlänge bleiben noch zwei Drittel davon; darunter fällt die Wirkung schnell ab.</p>
<table><thead><tr><th>Dicke</th><th>Spürbar ab</th><th>Voll ab</th></tr></thead><tbody><tr><td>20 mm</td><td>1.200 Hz</td><td>4.300 Hz</td></tr><tr><td>50 mm</td><td>490 Hz</td><td>1.700 Hz</td></tr><tr><td>100 mm</td><td>245 Hz</td><td>860 Hz</td></tr></tbody></table>
<h2>Luft kostet nichts</h2>
<p>Dicht an der Wand steht die Luft still, dort tut Schaum am wenigsten. Mit 50 mm Abstand verhalten sich 50 mm bei tiefen Tönen fast wie 100 mm. Nur entsteht eine schwache Stelle bei der Frequenz, deren halbe Welle genau in die Gesamttiefe passt, hier um 1.700 Hz. Bei 50 mm Schaum ist diese Senke klein, bei 10 mm Filz deutlich zu hören.</p>
<h2>Wann Dicke nicht hilft</h2>
<p>Eine dichte Schicht mit hohem Strömungswiderstand wirkt nach 50 mm wie eine Mauer: Die Welle kommt nicht bis hinten. Nehmen Sie ab 100 mm ein offeneres Material. Und unter 100 Hz schlägt die Ecke die Wand, wie dick Sie auch werden.</p>`,
    en: `<p>Foam slows down moving air. Against a hard wall the air stands still; it moves most a quarter of a wavelength away. Material that reaches that far works in full. At about a fourteenth of the wavelength two thirds of that is left; below it the effect soon drops away.</p>
<table><thead><tr><th>Thickness</th><th>Noticeable from</th><th>In full from</th></tr></thead><tbody><tr><td>20 mm</td><td>1,200 Hz</td><td>4,300 Hz</td></tr><tr><td>50 mm</td><td>490 Hz</td><td>1,700 Hz</td></tr><tr><td>100 mm</td><td>245 Hz</td><td>860 Hz</td></tr></tbody></table>
<h2>Air costs nothing</h2>
<p>Close to the wall the air stands still, so foam does least there. Keep the sheet 50 mm away and, in the low range, 50 mm behaves almost like 100 mm. All it costs is a weak spot at the frequency whose half wave just fits the total depth, here around 1,700 Hz. With 50 mm of foam that dip is small, with 10 mm of felt it is easy to hear.</p>
<h2>When thickness does not help</h2>
<p>A dense layer with high flow resistance acts like a wall after 50 mm: the wave never reaches the back. For 100 mm and more choose a more open material. And below 100 Hz a corner beats a wall, however thick you go.</p>`,
  },
  ...pieterClaes,
  date: '2026-05-18',
  readingTime: 2,
  picture: materialPictures.sheets,
  products: ['pu-28-flat', 'polyester-40', 'foam-corner'],
};

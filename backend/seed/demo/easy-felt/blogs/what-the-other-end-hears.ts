import type { SeedBlog } from '../../../seed-data.ts';
import { scenes } from '../scene-pictures.ts';
import { authors } from './authors.ts';

export const whatTheOtherEndHears: SeedBlog = {
  key: 'what-the-other-end-hears',
  slugs: {
    nl: 'wat-de-ander-van-je-kamer-hoort',
    fr: 'ce-que-l-autre-entend-de-votre-piece',
    de: 'was-die-anderen-von-ihrem-zimmer-hoeren',
    en: 'what-the-other-end-hears',
  },
  title: {
    nl: 'Wat de ander van je kamer hoort',
    fr: 'Ce que l’autre entend de votre pièce',
    de: 'Was die anderen von Ihrem Zimmer hören',
    en: 'What the other end hears of your room',
  },
  intro: {
    nl: 'In een kale werkkamer hoort je microfoon op veertig centimeter meer kamer dan stem. Eerst dichterbij, dan pas vilt: zo klink je aan de andere kant alsof je er bent.',
    fr: 'Dans un bureau nu, à quarante centimètres, votre micro entend plus de pièce que de voix. D’abord se rapprocher, ensuite le feutre : voici comment sonner comme si vous y étiez.',
    de: 'In einem kahlen Arbeitszimmer hört Ihr Mikrofon auf vierzig Zentimeter mehr Zimmer als Stimme. Erst näher heran, dann Filz: So klingen Sie am anderen Ende, als wären Sie da.',
    en: 'In a bare study your microphone, forty centimetres away, hears more room than voice. Closer first, felt second: how to sound, at the other end, as if you were there.',
  },
  body: {
    nl: `<p>Jij hoort de galm van je eigen kamer niet: je hersenen rekenen hem weg. Een microfoon rekent niet. Die stuurt alles door, en met drie kale kamers in één gesprek is iedereen om vier uur moe.</p>
<h2>De grens ligt dichterbij dan je denkt</h2>
<p>Er is een afstand waarop je stem en de galm precies even sterk zijn. Daarvoor hoort een microfoon vooral jou, daarachter vooral de muren. In een kamer van 12 m² hangt hij af van hoe lang het nagalmt:</p>
<table><thead><tr><th>Kamer</th><th>Nagalm</th><th>Grens</th></tr></thead><tbody><tr><td>Kaal, laminaat, alleen een bureau</td><td>0,8 s</td><td>35 cm</td></tr><tr><td>Met kleed, gordijn en volle boekenkast</td><td>0,5 s</td><td>44 cm</td></tr><tr><td>En drie vierkante meter vilt erbij</td><td>0,4 s</td><td>49 cm</td></tr></tbody></table>
<p>De microfoon van een laptop staat op 60. Vandaar.</p>
<h2>In deze volgorde</h2>
<ol><li><strong>Dichterbij.</strong> Elke halvering scheelt 6 dB. Een oortje van een tientje wint het van de duurste muur.</li><li><strong>Vóór je.</strong> Je stem gaat naar de wand achter je scherm en komt daar als eerste van terug. Een prikbord van 120 bij 80 hangt dus precies goed.</li><li><strong>Achter je.</strong> Die wand ziet de camera, en de microfoon hoort hem ook. Stroken, een gordijn, een kast vol boeken.</li><li><strong>Onder je handen.</strong> Een mat van vilt haalt toetsen en koffiekop uit het gesprek.</li></ol>
<h2>Neem het op</h2>
<p>Spreek een minuut in met de app die je toch al gebruikt, hang een dekbed achter je scherm en doe het nog eens. Hoor je verschil, dan weet je waar het bord komt. Hoor je niets, dan heb je geld bespaard.</p>`,
    fr: `<p>L’écho de votre propre pièce, vous ne l’entendez pas : votre cerveau le soustrait. Un micro ne soustrait rien. Il transmet tout, et avec trois pièces nues dans une réunion, chacun est épuisé à seize heures.</p>
<h2>La limite est plus proche qu’on ne croit</h2>
<p>Il existe une distance où la voix et la réverbération sont à égalité. En deçà, le micro vous entend surtout vous ; au-delà, surtout les murs. Dans une pièce de 12 m², elle dépend de la durée de réverbération :</p>
<table><thead><tr><th>Pièce</th><th>Réverbération</th><th>Limite</th></tr></thead><tbody><tr><td>Nue, stratifié, un seul bureau</td><td>0,8 s</td><td>35 cm</td></tr><tr><td>Avec tapis, rideau et bibliothèque pleine</td><td>0,5 s</td><td>44 cm</td></tr><tr><td>Et trois mètres carrés de feutre en plus</td><td>0,4 s</td><td>49 cm</td></tr></tbody></table>
<p>Le micro d’un portable est à 60. Tout s’explique.</p>
<h2>Dans cet ordre</h2>
<ol><li><strong>Se rapprocher.</strong> Chaque fois que la distance est divisée par deux, on gagne 6 dB. Une oreillette à dix euros bat le plus beau des murs.</li><li><strong>Devant vous.</strong> La voix part vers le mur derrière l’écran et en revient la première. Un tableau de 120 sur 80 y est à sa place.</li><li><strong>Derrière vous.</strong> La caméra voit ce mur, le micro l’entend aussi. Des lamelles, un rideau, une bibliothèque.</li><li><strong>Sous vos mains.</strong> Un sous-main de feutre retire de la réunion les touches et la tasse.</li></ol>
<h2>Enregistrez-vous</h2>
<p>Parlez une minute dans l’application habituelle, accrochez une couette derrière l’écran et recommencez. Vous entendez une différence ? Vous savez où mettre le tableau. Aucune ? Vous avez fait une économie.</p>`,
    de: `<p>Den Hall des eigenen Zimmers hören Sie nicht: Das Gehirn rechnet ihn heraus. Ein Mikrofon rechnet nicht. Es schickt alles weiter, und mit drei kahlen Zimmern in einer Besprechung sind um vier alle müde.</p>
<h2>Die Grenze liegt näher, als man denkt</h2>
<p>Es gibt einen Abstand, in dem Stimme und Hall gleich stark sind. Davor hört ein Mikrofon vor allem Sie, dahinter vor allem die Wände. In einem Zimmer von 12 m² hängt er davon ab, wie lange es nachhallt:</p>
<table><thead><tr><th>Zimmer</th><th>Nachhall</th><th>Grenze</th></tr></thead><tbody><tr><td>Kahl, Laminat, nur ein Schreibtisch</td><td>0,8 s</td><td>35 cm</td></tr><tr><td>Mit Teppich, Vorhang und vollem Regal</td><td>0,5 s</td><td>44 cm</td></tr><tr><td>Und drei Quadratmeter Filz dazu</td><td>0,4 s</td><td>49 cm</td></tr></tbody></table>
<p>Das Mikrofon eines Laptops steht bei 60. Eben.</p>
<h2>In dieser Reihenfolge</h2>
<ol><li><strong>Näher heran.</strong> Jede Halbierung bringt 6 dB. Ein Headset für zehn Euro schlägt die teuerste Wand.</li><li><strong>Vor Ihnen.</strong> Die Stimme geht zur Wand hinter dem Bildschirm und kommt von dort zuerst zurück. Eine Pinnwand von 120 mal 80 hängt dort genau richtig.</li><li><strong>Hinter Ihnen.</strong> Diese Wand sieht die Kamera, und das Mikrofon hört sie auch. Streifen, ein Vorhang, ein volles Regal.</li><li><strong>Unter den Händen.</strong> Eine Unterlage aus Filz nimmt Tasten und Kaffeetasse aus dem Gespräch.</li></ol>
<h2>Nehmen Sie sich auf</h2>
<p>Eine Minute in die App sprechen, die Sie ohnehin benutzen, eine Bettdecke hinter den Bildschirm hängen und noch einmal. Hören Sie einen Unterschied, wissen Sie, wohin die Pinnwand kommt. Hören Sie keinen, haben Sie Geld gespart.</p>`,
    en: `<p>You don’t hear the echo of your own room: your brain takes it out. A microphone takes out nothing. It passes everything on, and with three bare rooms in one call everybody is tired by four.</p>
<h2>The limit is closer than you think</h2>
<p>There is a distance at which your voice and the reverberation are equally strong. Nearer than that a microphone hears mostly you, further off mostly the walls. In a room of 12 m² it depends on how long sound lingers:</p>
<table><thead><tr><th>Room</th><th>Reverberation</th><th>Limit</th></tr></thead><tbody><tr><td>Bare, laminate, nothing but a desk</td><td>0.8 s</td><td>35 cm</td></tr><tr><td>With rug, curtain and a full bookcase</td><td>0.5 s</td><td>44 cm</td></tr><tr><td>And three square metres of felt besides</td><td>0.4 s</td><td>49 cm</td></tr></tbody></table>
<p>A laptop’s microphone sits at 60. There you have it.</p>
<h2>In this order</h2>
<ol><li><strong>Closer.</strong> Every halving is worth 6 dB. A ten-pound headset beats the most expensive wall.</li><li><strong>In front of you.</strong> Your voice goes to the wall behind the screen and comes back from there first. A board of 120 by 80 is just the thing.</li><li><strong>Behind you.</strong> The camera sees that wall, and the microphone hears it as well. Strips, a curtain, a case full of books.</li><li><strong>Under your hands.</strong> A felt mat takes the keys and the coffee cup out of the call.</li></ol>
<h2>Record it</h2>
<p>Talk for a minute into the app you use anyway, hang a duvet behind your screen and do it again. If you hear a difference, you know where the board goes. If you don’t, you have saved some money.</p>`,
  },
  ...authors.noor,
  date: '2026-09-28',
  readingTime: 2,
  picture: scenes.homeOffice,
  products: ['felt-pinboard', 'desk-mat', 'wave-strips', 'desk-divider'],
};

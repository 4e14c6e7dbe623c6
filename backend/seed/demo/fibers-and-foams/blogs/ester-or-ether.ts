import type { SeedBlog } from '../../../seed-data.ts';
import { elkeWouters } from '../authors.ts';
import { materialDetails } from '../detail-pictures.ts';

export const esterOrEther: SeedBlog = {
  key: 'ester-or-ether',
  slugs: {
    nl: 'ester-of-ether-welk-pu-schuim-waar',
    fr: 'ester-ou-ether-quelle-mousse-pu-ou',
    de: 'ester-oder-ether-welcher-pu-schaum-wo',
    en: 'ester-or-ether-which-pu-foam-where',
  },
  title: {
    nl: 'Ester of ether: welk PU-schuim waar?',
    fr: 'Ester ou éther : quelle mousse PU, et où ?',
    de: 'Ester oder Ether: welcher PU-Schaum wo?',
    en: 'Ester or ether: which PU foam where?',
  },
  intro: {
    nl: 'Ze zien er hetzelfde uit en kosten ongeveer evenveel. Het ene valt na vijf jaar in een vochtige kast uit elkaar, het andere geeft toe bij de eerste olievlek. Wij legden beide twee maanden in de klimaatkast.',
    fr: 'Elles se ressemblent et coûtent à peu près pareil. L’une s’effrite en cinq ans dans un coffret humide, l’autre cède à la première tache d’huile. Nous les avons laissées deux mois en étuve.',
    de: 'Sie sehen gleich aus und kosten etwa dasselbe. Der eine zerfällt nach fünf Jahren im feuchten Gehäuse, der andere gibt beim ersten Ölfleck nach. Beide lagen bei uns zwei Monate im Klimaschrank.',
    en: 'They look the same and cost about the same. One crumbles after five years in a damp cabinet, the other gives way at the first spot of oil. We kept both in the climate chamber for two months.',
  },
  body: {
    nl: `<p>Polyurethaan ontstaat uit een isocyanaat en een polyol. Dat polyol kan een ester zijn of een ether, en daar zit het verschil. De esterbinding wordt door water gesplitst, langzaam bij kamertemperatuur, snel boven 40 °C. De etherbinding laat water met rust, maar zwelt in olie en vergeelt in de zon.</p>
<table><thead><tr><th>Behandeling, 60 dagen</th><th>PU 28 (ester)</th><th>Polyether 30</th></tr></thead><tbody><tr><td>23 °C, 50% vocht</td><td>100%</td><td>100%</td></tr><tr><td>70 °C, 95% vocht</td><td>35%</td><td>93%</td></tr><tr><td>Hydraulische olie, daarna uitgelekt</td><td>90%</td><td>62%</td></tr></tbody></table>
<p>De percentages zijn de treksterkte die overbleef. Akoestisch veranderde er weinig: wat brosser wordt, absorbeert nog net zo goed, tot het van de wand valt.</p>
<h2>Zo kiest u</h2>
<ul><li>Droge machinekap, cabine, studio: ester. Fijnere cellen, betere absorptie per millimeter.</li><li>Waterpomp, wasstraat, koelruimte, boot: ether.</li><li>Olienevel: ether of ester achter een aluminium huid; dan beslist de temperatuur.</li><li>Warm, nat en brandeisen tegelijk: melamine in folie.</li></ul>
<p>Oud schuim testen is eenvoudig. Druk uw duim erin en wrijf. Poeder op uw vinger betekent dat u nog één winter hebt.</p>`,
    fr: `<p>Le polyuréthane naît d’un isocyanate et d’un polyol. Ce polyol peut être un ester ou un éther, et tout est là. L’eau coupe la liaison ester, lentement à température ambiante, vite au-dessus de 40 °C. La liaison éther résiste à l’eau, mais gonfle dans l’huile et jaunit au soleil.</p>
<table><thead><tr><th>Traitement, 60 jours</th><th>PU 28 (ester)</th><th>Polyéther 30</th></tr></thead><tbody><tr><td>23 °C, 50 % d’humidité</td><td>100 %</td><td>100 %</td></tr><tr><td>70 °C, 95 % d’humidité</td><td>35 %</td><td>93 %</td></tr><tr><td>Huile hydraulique, puis égouttage</td><td>90 %</td><td>62 %</td></tr></tbody></table>
<p>Ces pourcentages sont la résistance à la traction restante. L’acoustique, elle, a peu changé : une mousse fragilisée absorbe tout aussi bien, jusqu’à ce qu’elle se décolle.</p>
<h2>Comment choisir</h2>
<ul><li>Capot au sec, cabine, studio : ester. Cellules plus fines, plus d’absorption par millimètre.</li><li>Pompe à eau, station de lavage, chambre froide, bateau : éther.</li><li>Brouillard d’huile : l’un ou l’autre derrière une peau d’aluminium ; la température décide.</li><li>Chaud, humide et exigences au feu à la fois : mélamine sous film.</li></ul>
<p>Tester une vieille mousse est simple. Enfoncez le pouce et frottez. De la poudre sur le doigt, et il vous reste un hiver.</p>`,
    de: `<p>Polyurethan entsteht aus einem Isocyanat und einem Polyol. Dieses Polyol kann ein Ester oder ein Ether sein, und darin liegt der Unterschied. Wasser spaltet die Esterbindung, bei Raumtemperatur langsam, über 40 °C schnell. Die Etherbindung verträgt Wasser, quillt aber in Öl und vergilbt in der Sonne.</p>
<table><thead><tr><th>Behandlung, 60 Tage</th><th>PU 28 (Ester)</th><th>Polyether 30</th></tr></thead><tbody><tr><td>23 °C, 50 % Feuchte</td><td>100 %</td><td>100 %</td></tr><tr><td>70 °C, 95 % Feuchte</td><td>35 %</td><td>93 %</td></tr><tr><td>Hydrauliköl, danach abgetropft</td><td>90 %</td><td>62 %</td></tr></tbody></table>
<p>Die Prozente sind die verbliebene Zugfestigkeit. Akustisch änderte sich wenig: Was spröder wird, absorbiert noch ebenso gut, bis es von der Wand fällt.</p>
<h2>So wählen Sie</h2>
<ul><li>Trockene Maschinenhaube, Kabine, Studio: Ester. Feinere Zellen, mehr Absorption je Millimeter.</li><li>Wasserpumpe, Waschstraße, Kühlraum, Boot: Ether.</li><li>Ölnebel: beide, hinter einer Aluminiumhaut; dann entscheidet die Temperatur.</li><li>Warm, nass und Brandauflagen zugleich: Melamin in Folie.</li></ul>
<p>Alten Schaum zu prüfen ist einfach. Daumen hineindrücken und reiben. Pulver am Finger heißt, dass Ihnen noch ein Winter bleibt.</p>`,
    en: `<p>Polyurethane is made of an isocyanate and a polyol. That polyol can be an ester or an ether, and there lies the difference. Water splits the ester bond, slowly at room temperature, quickly above 40 °C. The ether bond does not mind water, but it swells in oil and yellows in the sun.</p>
<table><thead><tr><th>Treatment, 60 days</th><th>PU 28 (ester)</th><th>Polyether 30</th></tr></thead><tbody><tr><td>23 °C, 50% humidity</td><td>100%</td><td>100%</td></tr><tr><td>70 °C, 95% humidity</td><td>35%</td><td>93%</td></tr><tr><td>Hydraulic oil, then drained</td><td>90%</td><td>62%</td></tr></tbody></table>
<p>The percentages are the tensile strength that was left. Acoustically little changed: foam that turns brittle absorbs just as well, until it drops off the wall.</p>
<h2>How to choose</h2>
<ul><li>Dry machine hood, booth, studio: ester. Finer cells, more absorption for each millimetre.</li><li>Water pump, car wash, cold store, boat: ether.</li><li>Oil mist: either, behind an aluminium skin; temperature then decides.</li><li>Warm, wet and fire requirements at once: melamine in film.</li></ul>
<p>Testing old foam is simple. Push your thumb in and rub. Powder on your finger means that you have one winter left.</p>`,
  },
  ...elkeWouters,
  date: '2026-06-22',
  readingTime: 2,
  picture: materialDetails.sheets,
  products: ['pu-28-flat', 'polyether-30', 'duct-foam-alu', 'melamine-baffle'],
};

import type { SeedBlog } from '../../../seed-data.ts';
import { workPictures } from '../pictures.ts';

export const whatIsADecibel: SeedBlog = {
  key: 'what-is-a-decibel',
  slugs: {
    nl: 'waarom-drie-decibel-veel-is',
    fr: 'pourquoi-trois-decibels-c-est-beaucoup',
    de: 'warum-drei-dezibel-viel-sind',
    en: 'why-three-decibels-is-a-lot',
  },
  title: {
    nl: 'Waarom drie decibel veel is, en tien pas de helft',
    fr: 'Pourquoi trois décibels, c’est beaucoup, et dix seulement la moitié',
    de: 'Warum drei Dezibel viel sind und zehn erst die Hälfte',
    en: 'Why three decibels is a lot, and ten only half',
  },
  intro: {
    nl: 'Een klant kreeg 3 dB beloofd en hoorde geen verschil. De leverancier had gelijk, en de klant ook.',
    fr: 'On avait promis 3 dB à un client, qui n’a rien entendu. Le fournisseur avait raison, et le client aussi.',
    de: 'Einem Kunden waren 3 dB versprochen, und er hörte keinen Unterschied. Der Lieferant hatte recht und der Kunde auch.',
    en: 'A customer was promised 3 dB and heard no difference. The supplier was right, and so was the customer.',
  },
  body: {
    nl: '<p>Drie decibel minder betekent half zoveel geluidsenergie. De helft van de machines uit, dubbele afstand tot een weg, twee keer zo veel absorptie: steeds 3 dB. Het oor merkt daar nauwelijks iets van.</p><h2>Twee soorten helft</h2><p>Het oor werkt met verhoudingen. Pas bij 10 dB minder zeggen de meeste mensen: half zo luid. Dan is er van de energie nog een tiende over.</p><table><thead><tr><th>Verschil</th><th>Energie</th><th>Zo klinkt het</th></tr></thead><tbody><tr><td>1 dB</td><td>79%</td><td>alleen naast elkaar te horen</td></tr><tr><td>3 dB</td><td>50%</td><td>net merkbaar</td></tr><tr><td>6 dB</td><td>25%</td><td>duidelijk</td></tr><tr><td>10 dB</td><td>10%</td><td>half zo luid</td></tr></tbody></table><h2>Waarom 3 dB toch telt</h2><p>Voor de arbodienst wel: bij 88 dB(A) is de actiewaarde na vier uur bereikt, bij 85 pas na acht. En voor een vergunning is 41 gewoon één te veel. De meter heeft geen mening.</p>',
    fr: '<p>Trois décibels de moins, c’est deux fois moins d’énergie. La moitié des machines à l’arrêt, une route deux fois plus loin, deux fois plus d’absorption : toujours 3 dB. L’oreille s’en aperçoit à peine.</p><h2>Deux sortes de moitié</h2><p>L’oreille travaille en rapports. Il faut 10 dB de moins pour que la plupart des gens disent : deux fois moins fort. Il ne reste alors qu’un dixième de l’énergie.</p><table><thead><tr><th>Écart</th><th>Énergie</th><th>Impression</th></tr></thead><tbody><tr><td>1 dB</td><td>79 %</td><td>audible seulement en comparant</td></tr><tr><td>3 dB</td><td>50 %</td><td>tout juste sensible</td></tr><tr><td>6 dB</td><td>25 %</td><td>net</td></tr><tr><td>10 dB</td><td>10 %</td><td>deux fois moins fort</td></tr></tbody></table><h2>Pourquoi 3 dB comptent quand même</h2><p>Pour la médecine du travail, oui : à 88 dB(A), la valeur d’action est atteinte en quatre heures, à 85 en huit. Et pour un permis, 41, c’est un de trop. L’appareil n’a pas d’avis.</p>',
    de: '<p>Drei Dezibel weniger heißt halb so viel Schallenergie. Die Hälfte der Maschinen aus, doppelter Abstand zu einer Straße, doppelt so viel Absorption: immer 3 dB. Das Ohr merkt davon kaum etwas.</p><h2>Zweierlei Hälfte</h2><p>Das Ohr rechnet in Verhältnissen. Erst bei 10 dB weniger sagen die meisten: halb so laut. Dann ist von der Energie noch ein Zehntel da.</p><table><thead><tr><th>Unterschied</th><th>Energie</th><th>So klingt es</th></tr></thead><tbody><tr><td>1 dB</td><td>79 %</td><td>nur im direkten Vergleich zu hören</td></tr><tr><td>3 dB</td><td>50 %</td><td>eben merklich</td></tr><tr><td>6 dB</td><td>25 %</td><td>deutlich</td></tr><tr><td>10 dB</td><td>10 %</td><td>halb so laut</td></tr></tbody></table><h2>Warum 3 dB trotzdem zählen</h2><p>Für den Arbeitsschutz schon: Bei 88 dB(A) ist der Auslösewert nach vier Stunden erreicht, bei 85 erst nach acht. Und für eine Genehmigung sind 41 eben eins zu viel. Das Messgerät hat keine Meinung.</p>',
    en: '<p>Three decibels less means half as much sound energy. Half the machines off, twice the distance to a road, twice the absorption: always 3 dB. The ear hardly notices.</p><h2>Two kinds of half</h2><p>The ear works in ratios. Only at 10 dB less do most people say: half as loud. By then a tenth of the energy is left.</p><table><thead><tr><th>Difference</th><th>Energy</th><th>How it sounds</th></tr></thead><tbody><tr><td>1 dB</td><td>79%</td><td>heard only side by side</td></tr><tr><td>3 dB</td><td>50%</td><td>just noticeable</td></tr><tr><td>6 dB</td><td>25%</td><td>clear</td></tr><tr><td>10 dB</td><td>10%</td><td>half as loud</td></tr></tbody></table><h2>Why 3 dB counts all the same</h2><p>For health and safety it does: at 88 dB(A) the action value is reached in four hours, at 85 in eight. And for a permit, 41 is simply one too many. The meter has no opinion.</p>',
  },
  author: 'Annelies Koster',
  authorRole: {
    nl: 'Akoestisch adviseur',
    fr: 'Conseillère en acoustique',
    de: 'Akustikberaterin',
    en: 'Acoustic consultant',
  },
  date: '2026-09-01',
  readingTime: 1,
  picture: workPictures.piano,
};

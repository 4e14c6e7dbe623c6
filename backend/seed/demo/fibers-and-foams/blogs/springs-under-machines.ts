import type { SeedBlog } from '../../../seed-data.ts';
import { mehdiLambert } from '../authors.ts';
import { materialPictures } from '../pictures.ts';

export const springsUnderMachines: SeedBlog = {
  key: 'springs-under-machines',
  slugs: {
    nl: 'hoe-ver-moet-een-machine-inveren',
    fr: 'de-combien-une-machine-doit-elle-s-enfoncer',
    de: 'wie-weit-muss-eine-maschine-einfedern',
    en: 'how-far-should-a-machine-settle',
  },
  title: {
    nl: 'Hoe ver moet een machine inveren?',
    fr: 'De combien une machine doit-elle s’enfoncer ?',
    de: 'Wie weit muss eine Maschine einfedern?',
    en: 'How far should a machine settle?',
  },
  intro: {
    nl: 'Met een schuifmaat en één formule weet u of een demper werkt of de zaak erger maakt. Want dat kan ook: een te stijve mat versterkt juist wat u kwijt wilt.',
    fr: 'Un pied à coulisse et une formule vous disent si un plot agit ou s’il aggrave tout. Car cela arrive : un tapis trop raide amplifie ce que vous vouliez ôter.',
    de: 'Mit Messschieber und einer Formel wissen Sie, ob ein Puffer wirkt oder alles schlimmer macht. Denn auch das gibt es: Eine zu steife Matte verstärkt, was Sie loswerden wollen.',
    en: 'With a calliper and one formula you know whether a mount works or makes matters worse. For that happens too: too stiff a mat amplifies the very thing you want to be rid of.',
  },
  body: {
    nl: `<p>Een machine op rubber is een gewicht op een veer. Die combinatie heeft een eigen frequentie, en die hangt maar van één ding af: hoeveel millimeter de machine onder haar eigen gewicht zakt. Deel 15,8 door de wortel van die inzakking en u hebt hem in hertz.</p>
<table><thead><tr><th>Inzakking</th><th>Eigen frequentie</th><th>Geïsoleerd bij 1.500 tpm</th></tr></thead><tbody><tr><td>1 mm</td><td>15,8 Hz</td><td>33%</td></tr><tr><td>3 mm</td><td>9,1 Hz</td><td>85%</td></tr><tr><td>5 mm</td><td>7,1 Hz</td><td>91%</td></tr><tr><td>10 mm</td><td>5,0 Hz</td><td>96%</td></tr></tbody></table>
<h2>De grens ligt bij 1,4</h2>
<p>Pas als de machine meer dan 1,4 keer zo snel draait als de eigen frequentie, begint er iets te isoleren. Eronder wordt de trilling sterker, en bij precies gelijk danst de machine. Bij 1.500 tpm is de aandrijving 25 Hz; een harde mat die 0,4 mm inzakt, zit precies daar.</p>
<h2>Waarvoor de mat dan wel is</h2>
<p>Onder een dekvloer zweeft geen machine maar honderd kilo beton per vierkante meter, en gaat het om voetstappen boven 100 Hz. Met 60 Hz ligt de mat daar goed onder. Onder een wasmachine voorkomt zij vooral wandelen en klepperen. Zet er voor de centrifuge, 20 Hz bij 1.200 tpm, losse dempers bij.</p>
<p>En vergeet de slang niet. Wie vier dempers plaatst en de starre leiding laat zitten, heeft er vijf poten onder staan.</p>`,
    fr: `<p>Une machine sur du caoutchouc, c’est un poids sur un ressort. L’ensemble a une fréquence propre, qui ne dépend que d’une chose : de combien de millimètres la machine s’affaisse sous son poids. Divisez 15,8 par la racine de cet affaissement, vous l’avez en hertz.</p>
<table><thead><tr><th>Affaissement</th><th>Fréquence propre</th><th>Isolé à 1 500 tr/min</th></tr></thead><tbody><tr><td>1 mm</td><td>15,8 Hz</td><td>33 %</td></tr><tr><td>3 mm</td><td>9,1 Hz</td><td>85 %</td></tr><tr><td>5 mm</td><td>7,1 Hz</td><td>91 %</td></tr><tr><td>10 mm</td><td>5,0 Hz</td><td>96 %</td></tr></tbody></table>
<h2>La limite est à 1,4</h2>
<p>L’isolation ne commence que si la machine tourne plus de 1,4 fois plus vite que la fréquence propre. En dessous, la vibration augmente ; à égalité, la machine danse. À 1 500 tr/min, l’excitation est à 25 Hz ; un tapis dur qui s’affaisse de 0,4 mm se trouve exactement là.</p>
<h2>À quoi sert alors le tapis</h2>
<p>Sous une chape flottent cent kilos de béton au mètre carré, et il s’agit de pas, au-dessus de 100 Hz. À 60 Hz, le tapis est bien en dessous. Sous un lave-linge, il évite surtout qu’il se promène et claque. Pour l’essorage, 20 Hz à 1 200 tr/min, ajoutez des plots.</p>
<p>Et n’oubliez pas le tuyau. Quatre plots et une conduite rigide, cela fait cinq pieds.</p>`,
    de: `<p>Eine Maschine auf Gummi ist ein Gewicht auf einer Feder. Beides zusammen hat eine Eigenfrequenz, und die hängt nur von einem ab: wie viele Millimeter die Maschine unter ihrem Gewicht einsinkt. Teilen Sie 15,8 durch die Wurzel der Einfederung, dann haben Sie sie in Hertz.</p>
<table><thead><tr><th>Einfederung</th><th>Eigenfrequenz</th><th>Isoliert bei 1.500 U/min</th></tr></thead><tbody><tr><td>1 mm</td><td>15,8 Hz</td><td>33 %</td></tr><tr><td>3 mm</td><td>9,1 Hz</td><td>85 %</td></tr><tr><td>5 mm</td><td>7,1 Hz</td><td>91 %</td></tr><tr><td>10 mm</td><td>5,0 Hz</td><td>96 %</td></tr></tbody></table>
<h2>Die Grenze liegt bei 1,4</h2>
<p>Erst wenn die Maschine mehr als 1,4-mal so schnell dreht wie die Eigenfrequenz, beginnt die Isolation. Darunter wird die Schwingung stärker, und bei Gleichstand tanzt die Maschine. Bei 1.500 U/min sind es 25 Hz; eine harte Matte, die 0,4 mm nachgibt, liegt genau dort.</p>
<h2>Wofür die Matte dann gut ist</h2>
<p>Unter einem Estrich schweben hundert Kilo Beton je Quadratmeter, und es geht um Schritte über 100 Hz. Mit 60 Hz liegt die Matte gut darunter. Unter einer Waschmaschine verhindert sie vor allem Wandern und Klappern. Für das Schleudern, 20 Hz bei 1.200 U/min, kommen Puffer dazu.</p>
<p>Und vergessen Sie die Leitung nicht. Vier Puffer und ein starres Rohr sind fünf Beine.</p>`,
    en: `<p>A machine on rubber is a weight on a spring. The pair has a frequency of its own, which depends on one thing only: how many millimetres the machine sinks under its own weight. Divide 15.8 by the root of that deflection and you have it in hertz.</p>
<table><thead><tr><th>Deflection</th><th>Own frequency</th><th>Isolated at 1,500 rpm</th></tr></thead><tbody><tr><td>1 mm</td><td>15.8 Hz</td><td>33%</td></tr><tr><td>3 mm</td><td>9.1 Hz</td><td>85%</td></tr><tr><td>5 mm</td><td>7.1 Hz</td><td>91%</td></tr><tr><td>10 mm</td><td>5.0 Hz</td><td>96%</td></tr></tbody></table>
<h2>The limit is 1.4</h2>
<p>Only when the machine runs more than 1.4 times as fast as that frequency does isolation begin. Below it vibration grows, and when the two are equal the machine dances. At 1,500 rpm the drive is 25 Hz; a hard mat that gives 0.4 mm sits exactly there.</p>
<h2>What the mat is for, then</h2>
<p>What floats above a mat under a screed is a hundred kilos of concrete a square metre, and it is about footsteps above 100 Hz. At 60 Hz the mat is well below them. Under a washing machine it mostly prevents walking and rattling. For the spin cycle, 20 Hz at 1,200 rpm, add mounts.</p>
<p>And mind the pipe. Four mounts and one rigid pipe make five legs.</p>`,
  },
  ...mehdiLambert,
  date: '2026-11-09',
  readingTime: 2,
  picture: materialPictures.mounts,
  products: ['rubber-mounts', 'rubber-granulate-mat'],
};

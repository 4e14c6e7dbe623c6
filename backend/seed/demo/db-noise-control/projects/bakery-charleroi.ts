import type { SeedProject } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const bakeryCharleroi: SeedProject = {
  key: 'bakery-charleroi',
  slugs: {
    nl: 'industriele-bakkerij-charleroi',
    fr: 'boulangerie-industrielle-charleroi',
    de: 'grossbaeckerei-charleroi',
    en: 'industrial-bakery-charleroi',
  },
  title: {
    nl: 'Bakkerij in Charleroi: stil, en toch af te wassen',
    fr: 'Boulangerie à Charleroi : calme, et pourtant lavable',
    de: 'Großbäckerei in Charleroi: leise und trotzdem abwaschbar',
    en: 'Bakery in Charleroi: quiet, and still washable',
  },
  intro: {
    nl: 'In een hal die elke nacht met schuim wordt gereinigd, hangt niemand vilt op. We zochten absorptie die water verdraagt.',
    fr: 'Dans une halle lavée à la mousse chaque nuit, on ne suspend pas de feutre. Il fallait une absorption qui supporte l’eau.',
    de: 'In einer Halle, die jede Nacht mit Schaum gereinigt wird, hängt niemand Filz auf. Gesucht war Absorption, die Wasser verträgt.',
    en: 'In a hall that is foam-cleaned every night nobody hangs felt. We looked for absorption that stands water.',
  },
  body: {
    nl: '<p>Rvs, tegels en een glad plafond: 4,1 seconden nagalm en 88 dB(A) gemiddeld. De inspectie eiste 85; de ploegbaas wilde vooral weer een gesprek kunnen voeren.</p><h2>De oplossing</h2><p>312 baffles van melamineschuim, elk gesealed in een folie van 15 µm die voor levensmiddelen is goedgekeurd. Ze hangen aan rvs-kabels, 40 cm hart op hart, en gaan eens per kwartaal door de kratwasser. De uitblaasmonden van de perslucht kregen meergatsmondstukken: 9 dB minder sissen, 30 procent minder lucht.</p><h2>Het resultaat</h2><p>De mondstukken deden meer dan de baffles voor wie aan de lijn staat; de baffles deden meer voor wie er doorheen loopt. Samen halen ze de norm met 4 dB over.</p>',
    fr: '<p>Inox, carrelage et plafond lisse : 4,1 secondes de réverbération et 88 dB(A) en moyenne. L’inspection exigeait 85 ; la cheffe d’équipe voulait surtout pouvoir parler.</p><h2>La solution</h2><p>312 baffles en mousse de mélamine, scellés dans un film de 15 µm apte au contact alimentaire. Suspendus à des câbles inox, à 40 cm d’entraxe, ils passent au lave-caisses chaque trimestre. Les soufflettes ont reçu des buses à trous multiples : 9 dB de sifflement en moins, 30 % d’air en moins.</p><h2>Le résultat</h2><p>Les buses ont plus fait que les baffles pour qui travaille à la ligne ; les baffles ont plus fait pour qui traverse. Ensemble, ils respectent la limite avec 4 dB de marge.</p>',
    de: '<p>Edelstahl, Fliesen und eine glatte Decke: 4,1 Sekunden Nachhall und im Mittel 88 dB(A). Die Aufsicht verlangte 85; die Schichtleiterin wollte vor allem wieder reden können.</p><h2>Die Lösung</h2><p>312 Baffeln aus Melaminschaum, jede in eine lebensmitteltaugliche Folie von 15 µm eingeschweißt. Sie hängen an Edelstahlseilen im Abstand von 40 cm und gehen einmal im Quartal durch die Kistenwaschanlage. Die Druckluftdüsen wurden gegen Mehrlochdüsen getauscht: 9 dB weniger Zischen, 30 Prozent weniger Luft.</p><h2>Das Ergebnis</h2><p>Die Düsen taten mehr für alle an der Linie, die Baffeln mehr für alle, die hindurchgehen. Zusammen halten sie den Wert mit 4 dB Reserve ein.</p>',
    en: '<p>Stainless steel, tiles and a smooth ceiling: 4.1 seconds of reverberation and 88 dB(A) on average. The inspectorate asked for 85; the shift leader mostly wanted to hold a conversation again.</p><h2>The solution</h2><p>312 melamine foam baffles, each sealed in a 15 µm film approved for food. They hang from stainless cables at 40 cm centres and go through the crate washer once a quarter. The compressed-air nozzles were changed for multi-hole ones: 9 dB less hiss, 30 per cent less air.</p><h2>The result</h2><p>The nozzles did more than the baffles for people on the line; the baffles did more for people passing through. Together they meet the limit with 4 dB to spare.</p>',
  },
  place: { nl: 'Charleroi, België', fr: 'Charleroi, Belgique', de: 'Charleroi, Belgien', en: 'Charleroi, Belgium' },
  sector: {
    nl: 'Levensmiddelen',
    fr: 'Agroalimentaire',
    de: 'Lebensmittel',
    en: 'Food processing',
  },
  completedOn: '2024-11-08',
  picture: workPictures.baffles,
  pictures: [workPictures.blocks],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Durée de réverbération', de: 'Nachhallzeit', en: 'Reverberation time' },
      value: { nl: '4,1 → 1,3 s', fr: '4,1 → 1,3 s', de: '4,1 → 1,3 s', en: '4.1 → 1.3 s' },
    },
    {
      name: {
        nl: 'Gemiddeld in de hal',
        fr: 'Moyenne dans la halle',
        de: 'Mittel in der Halle',
        en: 'Average in the hall',
      },
      value: { nl: '88 → 81 dB(A)', fr: '88 → 81 dB(A)', de: '88 → 81 dB(A)', en: '88 → 81 dB(A)' },
    },
    {
      name: { nl: 'Perslucht', fr: 'Air comprimé', de: 'Druckluft', en: 'Compressed air' },
      value: { nl: '−30%', fr: '−30 %', de: '−30 %', en: '−30%' },
    },
  ],
  quote: {
    text: {
      nl: 'Ik hoor weer welke oven piept. Dat scheelt me per nacht een kilometer lopen.',
      fr: 'J’entends de nouveau quel four sonne. Cela m’épargne un kilomètre par nuit.',
      de: 'Ich höre wieder, welcher Ofen piept. Das spart mir einen Kilometer pro Nacht.',
      en: 'I can hear which oven is beeping again. That saves me a kilometre a night.',
    },
    name: 'Fabienne Lambert',
    role: { nl: 'Ploegbaas', fr: 'Cheffe d’équipe', de: 'Schichtleiterin', en: 'Shift leader' },
  },
};

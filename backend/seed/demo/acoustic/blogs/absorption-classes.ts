import type { SeedBlog } from '../../../seed-data.ts';
import { fjordWallPanelDetailPicture } from '../detail-pictures.ts';

export const absorptionClasses: SeedBlog = {
  key: 'absorption-classes',
  slugs: {
    nl: 'absorptieklassen-lezen',
    fr: 'lire-une-classe-d-absorption',
    de: 'absorberklassen-lesen',
    en: 'how-to-read-an-absorption-class',
  },
  oldSlugs: { nl: ['wat-betekent-alpha-w'], de: ['was-bedeutet-alpha-w'] },
  title: {
    nl: 'Zo lees je een absorptieklasse',
    fr: 'Comment lire une classe d’absorption',
    de: 'So liest man eine Absorberklasse',
    en: 'How to read an absorption class',
  },
  intro: {
    nl: 'Klasse A tot E, αw, NRC, soms een waarde boven de 1: wat betekenen de getallen op een productblad, en waarom spreken ze elkaar soms tegen?',
    fr: 'Classes A à E, αw, NRC, parfois une valeur supérieure à 1 : que disent les chiffres d’une fiche technique, et pourquoi se contredisent-ils parfois ?',
    de: 'Klasse A bis E, αw, NRC, manchmal ein Wert über 1: Was sagen die Zahlen auf einem Datenblatt, und warum widersprechen sie sich gelegentlich?',
    en: 'Classes A to E, αw, NRC, sometimes a figure above 1: what do the numbers on a data sheet mean, and why do they contradict each other now and then?',
  },
  body: {
    nl: `<p>Op een productblad staat één letter en daarnaast drie getallen die er niet mee lijken te kloppen. Toch komen ze alle vier uit dezelfde meting. Wie weet hoe de letter ontstaat, koopt minder vaak verkeerd.</p>
<h2>Het begint in een galmkamer</h2>
<p>Volgens EN ISO 354 legt een lab 10 tot 12 m² materiaal in een kamer met kale betonnen wanden en meet het hoeveel korter de nagalm wordt. Daaruit volgt per frequentieband een absorptiecoëfficiënt α: 0 betekent dat alles terugkaatst, 1 dat alles verdwijnt. Op onze productpagina’s zie je zes banden, van 125 tot 4000 Hz.</p>
<h2>Van zes getallen naar één: αw</h2>
<p>EN ISO 11654 schuift een vaste referentiekromme over de gemeten waarden, in stappen van 0,05, tot de tekorten samen niet meer dan 0,10 bedragen. De waarde van de verschoven kromme bij 500 Hz heet αw. Daar hoort een letter bij:</p>
<table><thead><tr><th>Klasse</th><th>αw</th><th>In gewone woorden</th></tr></thead><tbody><tr><td>A</td><td>0,90–1,00</td><td>slikt vrijwel alles</td></tr><tr><td>B</td><td>0,80–0,85</td><td>zeer goed</td></tr><tr><td>C</td><td>0,60–0,75</td><td>goed</td></tr><tr><td>D</td><td>0,30–0,55</td><td>merkbaar</td></tr><tr><td>E</td><td>0,15–0,25</td><td>een beetje</td></tr></tbody></table>
<p>De kromme eist het meest tussen 500 en 2000 Hz, waar spraak zit, en straft elk gat. Een materiaal dat bij 250 Hz achterblijft, zakt daardoor een klasse, hoe goed het verder ook is. Achter αw kan een letter staan: L, M of H. Die zegt dat het materiaal in het lage, midden- of hoge gebied meer doet dan het ene getal laat zien.</p>
<h2>NRC rekent anders</h2>
<p>De NRC is Amerikaans en eenvoudiger: het gemiddelde van 250, 500, 1000 en 2000 Hz, afgerond op 0,05. Een gemiddelde vergeeft. Twee producten uit onze winkel laten zien waar dat toe leidt:</p>
<table><thead><tr><th></th><th>250 Hz</th><th>500 Hz</th><th>1000 Hz</th><th>2000 Hz</th><th>NRC</th><th>αw</th><th>Klasse</th></tr></thead><tbody><tr><td>Wedge wigschuim</td><td>0,45</td><td>0,86</td><td>1,00</td><td>1,04</td><td>0,85</td><td>0,75</td><td>C</td></tr><tr><td>Quadra plafondtegel</td><td>0,62</td><td>0,72</td><td>0,80</td><td>0,88</td><td>0,75</td><td>0,80</td><td>B</td></tr></tbody></table>
<p>Wedge heeft de hogere NRC, Quadra de betere klasse. Beide kloppen. Voor heldere stemmen in een studio is Wedge raak; voor een vergaderzaal waarin ook lage stemmen galmen, Quadra.</p>
<h2>Waarom soms meer dan 1?</h2>
<p>Meer dan alles opslikken kan niet. Maar een los paneel heeft randen, en het geluid buigt daar naartoe; het paneel lijkt dan groter dan het is. Bij plafondeilanden telt de bovenkant mee terwijl er door één zijde wordt gedeeld. Waarden tot ongeveer 1,2 zijn daarom gewoon. Afgeronde klassen stoppen bij 1,00.</p>
<h2>Let op de montage</h2>
<p>Bij elke meting hoort een opstelling. Type A is plat tegen de wand. E-200 betekent 200 mm lucht erachter, en die lucht doet werk: hetzelfde vilt van 20 mm dat in een systeemplafond klasse B haalt, komt plat tegen beton nauwelijks boven D uit. Vergelijk dus alleen producten met dezelfde opstelling. Voor losse objecten zoals baffles en schermen bestaat geen klasse; daar telt het absorberend oppervlak per stuk.</p>
<h2>Wat de letter niet zegt</h2>
<ul><li>Niets over isolatie. Klasse A houdt de buren niet tegen.</li><li>Niets onder 250 Hz. Kijk voor bas naar de waarde bij 125 Hz.</li><li>Niets over de hoeveelheid. Tien vierkante meter klasse C verslaat drie vierkante meter klasse A.</li></ul>
<p>Dat laatste is de nuttigste vuistregel van dit stuk: oppervlak maal coëfficiënt. Reken dat uit, en de letter wordt bijzaak.</p>`,
    fr: `<p>Une fiche technique affiche une lettre, et à côté trois nombres qui ne semblent pas s’accorder avec elle. Les quatre viennent pourtant de la même mesure. Qui sait comment naît la lettre se trompe moins souvent d’achat.</p>
<h2>Tout commence dans une chambre réverbérante</h2>
<p>Selon la norme EN ISO 354, un laboratoire place 10 à 12 m² de matériau dans une pièce aux murs de béton nu et mesure de combien la réverbération se raccourcit. On en tire, par bande de fréquence, un coefficient α : 0 quand tout est renvoyé, 1 quand tout disparaît. Nos fiches produit donnent six bandes, de 125 à 4000 Hz.</p>
<h2>De six nombres à un seul : αw</h2>
<p>La norme EN ISO 11654 fait glisser une courbe de référence sur les valeurs mesurées, par pas de 0,05, jusqu’à ce que la somme des écarts défavorables ne dépasse plus 0,10. La valeur de la courbe décalée à 500 Hz s’appelle αw. Une lettre lui correspond :</p>
<table><thead><tr><th>Classe</th><th>αw</th><th>En clair</th></tr></thead><tbody><tr><td>A</td><td>0,90–1,00</td><td>absorbe presque tout</td></tr><tr><td>B</td><td>0,80–0,85</td><td>très bon</td></tr><tr><td>C</td><td>0,60–0,75</td><td>bon</td></tr><tr><td>D</td><td>0,30–0,55</td><td>sensible</td></tr><tr><td>E</td><td>0,15–0,25</td><td>un peu</td></tr></tbody></table>
<p>La courbe exige le plus entre 500 et 2000 Hz, là où se trouve la parole, et sanctionne le moindre creux. Un matériau faible à 250 Hz perd une classe, si bon soit-il ailleurs. Une lettre peut suivre αw : L, M ou H. Elle signale que le matériau fait mieux que ce nombre dans les graves, les médiums ou les aigus.</p>
<h2>Le NRC calcule autrement</h2>
<p>Le NRC est américain et plus simple : la moyenne à 250, 500, 1000 et 2000 Hz, arrondie à 0,05. Une moyenne pardonne. Deux produits de la boutique montrent ce que cela donne :</p>
<table><thead><tr><th></th><th>250 Hz</th><th>500 Hz</th><th>1000 Hz</th><th>2000 Hz</th><th>NRC</th><th>αw</th><th>Classe</th></tr></thead><tbody><tr><td>Mousse à dièdres Wedge</td><td>0,45</td><td>0,86</td><td>1,00</td><td>1,04</td><td>0,85</td><td>0,75</td><td>C</td></tr><tr><td>Dalle de plafond Quadra</td><td>0,62</td><td>0,72</td><td>0,80</td><td>0,88</td><td>0,75</td><td>0,80</td><td>B</td></tr></tbody></table>
<p>Wedge a le meilleur NRC, Quadra la meilleure classe. Les deux disent vrai. Pour des voix nettes en studio, Wedge tombe juste ; pour une salle de réunion où résonnent aussi les voix graves, ce sera Quadra.</p>
<h2>Pourquoi parfois plus de 1 ?</h2>
<p>On ne peut absorber plus que tout. Mais un panneau isolé a des bords, et le son s’y incurve : le panneau paraît plus grand qu’il n’est. Pour les îlots, la face supérieure travaille aussi alors qu’on divise par une seule face. Des valeurs allant jusqu’à 1,2 environ sont donc normales. Les classes, elles, s’arrêtent à 1,00.</p>
<h2>Attention au montage</h2>
<p>Toute mesure suppose un montage. Le type A est plaqué au mur. E-200 signifie 200 mm d’air derrière, et cet air travaille : le même feutre de 20 mm qui atteint la classe B dans un plafond suspendu dépasse à peine D lorsqu’il est collé au béton. Ne comparez donc que des produits montés de la même façon. Pour les objets isolés, baffles et écrans, il n’existe pas de classe ; c’est l’aire d’absorption par pièce qui compte.</p>
<h2>Ce que la lettre ne dit pas</h2>
<ul><li>Rien sur l’isolation. La classe A n’arrête pas les voisins.</li><li>Rien sous 250 Hz. Pour les graves, regardez la valeur à 125 Hz.</li><li>Rien sur la quantité. Dix mètres carrés de classe C battent trois mètres carrés de classe A.</li></ul>
<p>Ce dernier point est la règle la plus utile de cet article : surface fois coefficient. Une fois ce produit calculé, la lettre devient accessoire.</p>`,
    de: `<p>Auf dem Datenblatt steht ein Buchstabe und daneben drei Zahlen, die nicht recht zu ihm passen wollen. Dabei stammen alle vier aus derselben Messung. Wer weiß, wie der Buchstabe entsteht, kauft seltener das Falsche.</p>
<h2>Am Anfang steht ein Hallraum</h2>
<p>Nach EN ISO 354 legt ein Labor 10 bis 12 m² Material in einen Raum mit nackten Betonwänden und misst, um wie viel der Nachhall kürzer wird. Daraus ergibt sich je Frequenzband ein Absorptionsgrad α: 0 heißt, alles kommt zurück, 1 heißt, alles verschwindet. Auf unseren Produktseiten stehen sechs Bänder, von 125 bis 4000 Hz.</p>
<h2>Aus sechs Zahlen wird eine: αw</h2>
<p>EN ISO 11654 verschiebt eine feste Bezugskurve in Schritten von 0,05 über die Messwerte, bis die Unterschreitungen zusammen nicht mehr als 0,10 betragen. Der Wert der verschobenen Kurve bei 500 Hz heißt αw. Ihm entspricht ein Buchstabe:</p>
<table><thead><tr><th>Klasse</th><th>αw</th><th>In einfachen Worten</th></tr></thead><tbody><tr><td>A</td><td>0,90–1,00</td><td>schluckt fast alles</td></tr><tr><td>B</td><td>0,80–0,85</td><td>sehr gut</td></tr><tr><td>C</td><td>0,60–0,75</td><td>gut</td></tr><tr><td>D</td><td>0,30–0,55</td><td>spürbar</td></tr><tr><td>E</td><td>0,15–0,25</td><td>ein wenig</td></tr></tbody></table>
<p>Die Kurve verlangt am meisten zwischen 500 und 2000 Hz, wo die Sprache liegt, und bestraft jede Lücke. Ein Material, das bei 250 Hz zurückbleibt, rutscht deshalb eine Klasse ab, so gut es sonst auch sein mag. Hinter αw kann ein L, M oder H stehen. Es sagt, dass das Material in den Tiefen, Mitten oder Höhen mehr leistet, als die eine Zahl zeigt.</p>
<h2>Der NRC rechnet anders</h2>
<p>Der NRC ist amerikanisch und einfacher: der Mittelwert aus 250, 500, 1000 und 2000 Hz, gerundet auf 0,05. Ein Mittelwert verzeiht. Zwei Produkte aus unserem Shop zeigen, wohin das führt:</p>
<table><thead><tr><th></th><th>250 Hz</th><th>500 Hz</th><th>1000 Hz</th><th>2000 Hz</th><th>NRC</th><th>αw</th><th>Klasse</th></tr></thead><tbody><tr><td>Keilschaum Wedge</td><td>0,45</td><td>0,86</td><td>1,00</td><td>1,04</td><td>0,85</td><td>0,75</td><td>C</td></tr><tr><td>Deckenplatte Quadra</td><td>0,62</td><td>0,72</td><td>0,80</td><td>0,88</td><td>0,75</td><td>0,80</td><td>B</td></tr></tbody></table>
<p>Wedge hat den höheren NRC, Quadra die bessere Klasse. Beides stimmt. Für klare Stimmen im Studio liegt Wedge richtig, für einen Besprechungsraum, in dem auch tiefe Stimmen hallen, Quadra.</p>
<h2>Warum manchmal mehr als 1?</h2>
<p>Mehr als alles zu schlucken ist unmöglich. Ein einzelnes Paneel hat aber Kanten, und der Schall beugt sich zu ihnen hin; das Paneel wirkt größer, als es ist. Bei Deckensegeln arbeitet die Oberseite mit, geteilt wird aber nur durch eine Seite. Werte bis etwa 1,2 sind deshalb normal. Die Klassen enden bei 1,00.</p>
<h2>Auf die Montage achten</h2>
<p>Zu jeder Messung gehört ein Aufbau. Typ A liegt flach an der Wand. E-200 bedeutet 200 mm Luft dahinter, und diese Luft arbeitet mit: Derselbe Filz von 20 mm, der in der Rasterdecke Klasse B erreicht, kommt flach auf Beton kaum über D hinaus. Vergleichen Sie also nur Produkte mit gleichem Aufbau. Für einzelne Objekte wie Baffeln und Trennwände gibt es keine Klasse; dort zählt die Absorptionsfläche je Stück.</p>
<h2>Was der Buchstabe nicht sagt</h2>
<ul><li>Nichts über Schalldämmung. Klasse A hält keine Nachbarn ab.</li><li>Nichts unter 250 Hz. Für den Bass zählt der Wert bei 125 Hz.</li><li>Nichts über die Menge. Zehn Quadratmeter Klasse C schlagen drei Quadratmeter Klasse A.</li></ul>
<p>Das Letzte ist die nützlichste Faustregel dieses Beitrags: Fläche mal Absorptionsgrad. Wer das ausrechnet, für den wird der Buchstabe zur Nebensache.</p>`,
    en: `<p>A data sheet shows one letter and, next to it, three numbers that don’t seem to agree with it. Yet all four come from the same measurement. Know how the letter comes about and you will buy the wrong thing less often.</p>
<h2>It starts in a reverberation room</h2>
<p>Under EN ISO 354 a laboratory lays out 10 to 12 m² of material in a room with bare concrete walls and measures how much shorter the reverberation becomes. That gives an absorption coefficient α for each frequency band: 0 means everything bounces back, 1 means everything is gone. Our product pages show six bands, from 125 to 4000 Hz.</p>
<h2>From six numbers to one: αw</h2>
<p>EN ISO 11654 slides a fixed reference curve over the measured values in steps of 0.05 until the shortfalls add up to no more than 0.10. The shifted curve’s value at 500 Hz is called αw, and a letter goes with it:</p>
<table><thead><tr><th>Class</th><th>αw</th><th>In plain words</th></tr></thead><tbody><tr><td>A</td><td>0.90–1.00</td><td>takes in nearly everything</td></tr><tr><td>B</td><td>0.80–0.85</td><td>very good</td></tr><tr><td>C</td><td>0.60–0.75</td><td>good</td></tr><tr><td>D</td><td>0.30–0.55</td><td>noticeable</td></tr><tr><td>E</td><td>0.15–0.25</td><td>a little</td></tr></tbody></table>
<p>The curve asks most between 500 and 2000 Hz, where speech lives, and it punishes every dip. A material that lags at 250 Hz loses a class, however good it is elsewhere. After αw there may be an L, M or H: it says the material does more in the low, middle or high range than the single number lets on.</p>
<h2>NRC adds up differently</h2>
<p>NRC is American and simpler: the average of 250, 500, 1000 and 2000 Hz, rounded to 0.05. An average forgives. Two products from our shop show where that leads:</p>
<table><thead><tr><th></th><th>250 Hz</th><th>500 Hz</th><th>1000 Hz</th><th>2000 Hz</th><th>NRC</th><th>αw</th><th>Class</th></tr></thead><tbody><tr><td>Wedge foam panel</td><td>0.45</td><td>0.86</td><td>1.00</td><td>1.04</td><td>0.85</td><td>0.75</td><td>C</td></tr><tr><td>Quadra ceiling tile</td><td>0.62</td><td>0.72</td><td>0.80</td><td>0.88</td><td>0.75</td><td>0.80</td><td>B</td></tr></tbody></table>
<p>Wedge has the higher NRC, Quadra the better class. Both are true. For clear voices in a studio Wedge is spot on; for a meeting room in which deep voices boom as well, take Quadra.</p>
<h2>Why more than 1, sometimes?</h2>
<p>Nothing can take in more than everything. But a single panel has edges, and sound bends towards them, so the panel acts larger than it is. With ceiling rafts the top face works as well, while the sum is divided by one face only. Figures up to about 1.2 are therefore normal. The classes stop at 1.00.</p>
<h2>Mind the mounting</h2>
<p>Every measurement comes with a set-up. Type A is flat against the wall. E-200 means 200 mm of air behind, and that air pulls its weight: the same 20 mm felt that reaches class B in a grid ceiling barely gets past D when it lies flat on concrete. So only compare products measured in the same way. For single objects such as baffles and screens there is no class at all; what counts is the absorption area of each one.</p>
<h2>What the letter doesn’t say</h2>
<ul><li>Nothing about insulation. Class A won’t keep the neighbours out.</li><li>Nothing below 250 Hz. For bass, look at the figure for 125 Hz.</li><li>Nothing about quantity. Ten square metres of class C beat three square metres of class A.</li></ul>
<p>That last one is the most useful rule on this page: area times coefficient. Do that sum, and the letter becomes a footnote.</p>`,
  },
  author: 'Jonas Brandt',
  date: '2026-10-19',
  readingTime: 4,
  picture: fjordWallPanelDetailPicture,
  products: ['wedge-foam-panel', 'quadra-ceiling-tile', 'corner-bass-trap', 'nube-ceiling-raft'],
};

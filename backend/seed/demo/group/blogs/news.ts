import type { SeedBlog } from '../../../seed-data.ts';
import { groupPictures } from '../pictures.ts';

const editor = {
  author: 'Renske Hofman',
  authorRole: { nl: 'Redactie', fr: 'Rédaction', de: 'Redaktion', en: 'Editor' },
} as const;

const halfYear: SeedBlog = {
  key: 'half-year-2026',
  slugs: {
    nl: 'halfjaarcijfers-2026',
    fr: 'resultats-semestriels-2026',
    de: 'halbjahreszahlen-2026',
    en: 'half-year-results-2026',
  },
  title: {
    nl: 'Halfjaar 2026: minder omzet, meer over',
    fr: 'Premier semestre 2026 : moins de ventes, plus de marge',
    de: 'Halbjahr 2026: weniger Umsatz, mehr übrig',
    en: 'Half-year 2026: lower sales, more left over',
  },
  intro: {
    nl: 'De omzet daalde met 3 procent, de marge steeg met 4 punten. Dat kwam bijna helemaal door één machine.',
    fr: 'Les ventes ont baissé de 3 %, la marge a gagné 4 points. Presque entièrement grâce à une machine.',
    de: 'Der Umsatz sank um 3 Prozent, die Marge stieg um 4 Punkte. Das lag fast ganz an einer Maschine.',
    en: 'Sales fell by 3 per cent, margin rose by 4 points. Almost all of that is down to one machine.',
  },
  body: {
    nl: '<p>Kantoren bouwen minder, scholen juist meer. Acoustic verkocht 9 procent minder baffles en 14 procent meer wandpanelen. Easy Felt groeide vooral in Duitsland. dB Noise Control heeft werk tot en met maart.</p><table><thead><tr><th></th><th>2025</th><th>2026</th></tr></thead><tbody><tr><td>Omzet, eerste helft</td><td>€ 24,1 mln</td><td>€ 23,4 mln</td></tr><tr><td>Brutomarge</td><td>37%</td><td>41%</td></tr><tr><td>Medewerkers</td><td>184</td><td>190</td></tr></tbody></table><p>Zonder de naaldlijn was de marge gelijk gebleven. De investering is naar verwachting in 2029 terugverdiend, een jaar eerder dan gedacht.</p>',
    fr: '<p>On construit moins de bureaux, mais plus d’écoles. Acoustic a vendu 9 % de baffles en moins et 14 % de panneaux muraux en plus. Easy Felt progresse surtout en Allemagne. dB Noise Control a du travail jusqu’en mars.</p><table><thead><tr><th></th><th>2025</th><th>2026</th></tr></thead><tbody><tr><td>Ventes, premier semestre</td><td>24,1 M€</td><td>23,4 M€</td></tr><tr><td>Marge brute</td><td>37 %</td><td>41 %</td></tr><tr><td>Personnel</td><td>184</td><td>190</td></tr></tbody></table><p>Sans la ligne d’aiguilletage, la marge n’aurait pas bougé. L’investissement devrait être amorti en 2029, un an plus tôt que prévu.</p>',
    de: '<p>Büros werden weniger gebaut, Schulen mehr. Acoustic verkaufte 9 Prozent weniger Baffeln und 14 Prozent mehr Wandpaneele. Easy Felt wuchs vor allem in Deutschland. dB Noise Control hat Aufträge bis März.</p><table><thead><tr><th></th><th>2025</th><th>2026</th></tr></thead><tbody><tr><td>Umsatz, erstes Halbjahr</td><td>24,1 Mio. €</td><td>23,4 Mio. €</td></tr><tr><td>Bruttomarge</td><td>37 %</td><td>41 %</td></tr><tr><td>Beschäftigte</td><td>184</td><td>190</td></tr></tbody></table><p>Ohne die Nadelanlage wäre die Marge gleich geblieben. Die Investition dürfte sich 2029 bezahlt gemacht haben, ein Jahr früher als gedacht.</p>',
    en: '<p>Fewer offices are being built, but more schools. Acoustic sold 9 per cent fewer baffles and 14 per cent more wall panels. Easy Felt grew mostly in Germany. dB Noise Control has work until March.</p><table><thead><tr><th></th><th>2025</th><th>2026</th></tr></thead><tbody><tr><td>Sales, first half</td><td>€24.1m</td><td>€23.4m</td></tr><tr><td>Gross margin</td><td>37%</td><td>41%</td></tr><tr><td>Staff</td><td>184</td><td>190</td></tr></tbody></table><p>Without the needle line the margin would have stayed level. The investment should be paid back in 2029, a year earlier than planned.</p>',
  },
  ...editor,
  date: '2026-08-20',
  readingTime: 1,
  picture: groupPictures.strips,
};

const whale: SeedBlog = {
  key: 'a-whale-of-class-b',
  slugs: {
    nl: 'een-walvis-van-klasse-b',
    fr: 'une-baleine-de-classe-b',
    de: 'ein-wal-der-klasse-b',
    en: 'a-whale-of-class-b',
  },
  title: {
    nl: 'Een walvis van klasse B',
    fr: 'Une baleine de classe B',
    de: 'Ein Wal der Klasse B',
    en: 'A whale of class B',
  },
  intro: {
    nl: 'Groep zes van een basisschool in Enschede ontwierp een wand van dertig vierkante meter. De juf kan weer fluisteren.',
    fr: 'Une classe d’Enschede a dessiné un mur de trente mètres carrés. La maîtresse peut de nouveau chuchoter.',
    de: 'Eine Grundschulklasse in Enschede hat eine Wand von dreißig Quadratmetern entworfen. Die Lehrerin kann wieder flüstern.',
    en: 'A primary school class in Enschede designed a wall of thirty square metres. Their teacher can whisper again.',
  },
  body: {
    nl: '<p>Zesentwintig tekeningen hingen in de gang, de walvis won met negen stemmen. Onze leerlingen vertaalden hem naar 212 stukken vilt in vijf blauwen. Hij is acht meter lang en kijkt naar het bord.</p><p>“Eerst zei ik alles twee keer,” zegt juf Karin. “Nu zeg ik het één keer, en dan hebben ze het nog niet gehoord. Maar dat ligt niet meer aan de muur.”</p>',
    fr: '<p>Vingt-six dessins étaient au couloir, la baleine a gagné avec neuf voix. Nos apprentis l’ont traduite en 212 pièces de feutre de cinq bleus. Elle mesure huit mètres et regarde le tableau.</p><p>« Avant, je disais tout deux fois », raconte Karin, l’institutrice. « Maintenant je le dis une fois, et ils n’écoutent pas davantage. Mais ce n’est plus la faute du mur. »</p>',
    de: '<p>Sechsundzwanzig Zeichnungen hingen im Flur, der Wal gewann mit neun Stimmen. Unsere Auszubildenden übersetzten ihn in 212 Filzstücke in fünf Blautönen. Er ist acht Meter lang und schaut zur Tafel.</p><p>„Früher habe ich alles zweimal gesagt“, erzählt die Lehrerin Karin. „Jetzt sage ich es einmal, und gehört haben sie es trotzdem nicht. Aber an der Wand liegt es nicht mehr.“</p>',
    en: '<p>Twenty-six drawings hung in the corridor, and the whale won with nine votes. Our apprentices turned it into 212 pieces of felt in five blues. It is eight metres long and looks at the board.</p><p>“I used to say everything twice,” says Karin, their teacher. “Now I say it once, and they still haven’t heard. But it’s no longer the wall’s fault.”</p>',
  },
  ...editor,
  date: '2026-04-24',
  readingTime: 1,
  picture: groupPictures.hexagonsBlue,
};

const roundRobin: SeedBlog = {
  key: 'round-robin-test',
  slugs: {
    nl: 'ringonderzoek-meetkamers',
    fr: 'essai-interlaboratoires',
    de: 'ringversuch-hallraeume',
    en: 'round-robin-test',
  },
  title: {
    nl: 'Zeven meetkamers, één paneel, zeven uitkomsten',
    fr: 'Sept salles, un panneau, sept résultats',
    de: 'Sieben Hallräume, ein Paneel, sieben Ergebnisse',
    en: 'Seven rooms, one panel, seven results',
  },
  intro: {
    nl: 'We stuurden hetzelfde paneel langs zeven laboratoria. De verschillen zijn leerzaam, ook die met ons.',
    fr: 'Nous avons envoyé le même panneau dans sept laboratoires. Les écarts instruisent, le nôtre aussi.',
    de: 'Wir haben dasselbe Paneel in sieben Labore geschickt. Die Unterschiede sind lehrreich, auch unserer.',
    en: 'We sent the same panel to seven laboratories. The differences teach something, ours included.',
  },
  body: {
    nl: '<p>Van αw 0,75 tot 0,85: vijf keer klasse B of net C, afhankelijk van wie u het vraagt. Bij 125 Hz liep het uiteen van 0,14 tot 0,31. Ons eigen lab zat bij 250 Hz 0,04 boven het gemiddelde; we hebben twee diffusoren verhangen en zitten er nu 0,01 naast.</p><p>De les voor kopers: een verschil van 0,05 in αw tussen twee rapporten zegt niets. Een verschil van 0,15 wel.</p>',
    fr: '<p>D’αw 0,75 à 0,85 : cinq fois classe B, ou presque C, selon le laboratoire. À 125 Hz, les valeurs allaient de 0,14 à 0,31. Le nôtre dépassait la moyenne de 0,04 à 250 Hz ; deux diffuseurs déplacés, et l’écart est de 0,01.</p><p>La leçon pour l’acheteur : 0,05 d’αw entre deux rapports ne dit rien. 0,15, si.</p>',
    de: '<p>Von αw 0,75 bis 0,85: fünfmal Klasse B oder knapp C, je nachdem, wen man fragt. Bei 125 Hz lagen die Werte zwischen 0,14 und 0,31. Unser Labor lag bei 250 Hz um 0,04 über dem Mittel; wir haben zwei Diffusoren umgehängt, jetzt sind es 0,01.</p><p>Die Lehre für Käufer: Ein Unterschied von 0,05 in αw zwischen zwei Berichten sagt nichts. Einer von 0,15 schon.</p>',
    en: '<p>From αw 0.75 to 0.85: class B or just C, depending on whom you ask. At 125 Hz results ranged from 0.14 to 0.31. Our own laboratory was 0.04 above the mean at 250 Hz; we moved two diffusers and are now 0.01 off.</p><p>The lesson for buyers: a difference of 0.05 in αw between two reports means nothing. A difference of 0.15 does.</p>',
  },
  author: 'Joost ter Haar',
  authorRole: {
    nl: 'Hoofd meetkamer',
    fr: 'Responsable de la salle de mesure',
    de: 'Leiter des Messraums',
    en: 'Head of the measuring room',
  },
  date: '2026-03-11',
  readingTime: 1,
  picture: groupPictures.panel,
};

const newDirector: SeedBlog = {
  key: 'third-generation',
  slugs: { nl: 'derde-generatie', fr: 'troisieme-generation', de: 'dritte-generation', en: 'third-generation' },
  title: {
    nl: 'De derde generatie begint op de zaagafdeling',
    fr: 'La troisième génération débute à la découpe',
    de: 'Die dritte Generation fängt im Zuschnitt an',
    en: 'The third generation starts in the cutting shop',
  },
  intro: {
    nl: 'Per 1 januari leidt Femke Lansink de groep. Zij begon er twaalf jaar geleden met een draadzaag.',
    fr: 'Depuis le 1er janvier, Femke Lansink dirige le groupe. Elle y a débuté il y a douze ans à la scie à fil.',
    de: 'Seit dem 1. Januar führt Femke Lansink die Gruppe. Angefangen hat sie vor zwölf Jahren an der Drahtsäge.',
    en: 'Since 1 January Femke Lansink has led the group. She started twelve years ago at a wire saw.',
  },
  body: {
    nl: '<p>Haar grootvader verkocht matrasschuim, haar vader ontdekte dat er ook geluid in verdwijnt. Zelf studeerde ze werktuigbouw, zaagde drie jaar in Münster en leidde daarna Easy Felt.</p><p>Wat er verandert? “We maken minder soorten en we meten er meer,” zegt ze. “En ik wil dat iedere bezoeker van onze sites binnen een minuut weet of hij bij ons aan het goede adres is. Ook als het antwoord nee is.”</p>',
    fr: '<p>Son grand-père vendait de la mousse à matelas, son père découvrit qu’elle absorbait aussi le son. Ingénieure mécanicienne, elle a coupé trois ans à Münster avant de diriger Easy Felt.</p><p>Ce qui change ? « Nous ferons moins de sortes et nous en mesurerons davantage », dit-elle. « Et je veux que tout visiteur de nos sites sache en une minute s’il est à la bonne adresse. Même si la réponse est non. »</p>',
    de: '<p>Ihr Großvater verkaufte Matratzenschaum, ihr Vater entdeckte, dass darin auch Schall verschwindet. Sie selbst studierte Maschinenbau, sägte drei Jahre in Münster und führte danach Easy Felt.</p><p>Was sich ändert? „Wir machen weniger Sorten und messen mehr davon“, sagt sie. „Und ich will, dass alle, die unsere Seiten besuchen, binnen einer Minute wissen, ob sie bei uns richtig sind. Auch wenn die Antwort Nein ist.“</p>',
    en: '<p>Her grandfather sold mattress foam, her father found out that sound disappears in it too. She studied mechanical engineering, cut foam in Münster for three years and then ran Easy Felt.</p><p>What will change? “We’ll make fewer kinds and measure more of them,” she says. “And I want every visitor to our sites to know within a minute whether they’ve come to the right place. Even if the answer is no.”</p>',
  },
  ...editor,
  date: '2026-01-05',
  readingTime: 1,
  picture: groupPictures.foamSheets,
};

const sunday: SeedBlog = {
  key: 'open-day',
  slugs: { nl: 'open-dag-2025', fr: 'portes-ouvertes-2025', de: 'tag-der-offenen-tuer-2025', en: 'open-day-2025' },
  title: {
    nl: 'Open dag: 2.300 mensen en één stille minuut',
    fr: 'Portes ouvertes : 2 300 personnes et une minute de silence',
    de: 'Tag der offenen Tür: 2.300 Menschen und eine stille Minute',
    en: 'Open day: 2,300 people and one silent minute',
  },
  intro: {
    nl: 'Om drie uur ging alles uit, ook de koffiemachine. Voor veel bezoekers was het de eerste stille minuut van het jaar.',
    fr: 'À trois heures, tout s’est arrêté, même la machine à café. Pour beaucoup, la première minute calme de l’année.',
    de: 'Um drei Uhr ging alles aus, auch die Kaffeemaschine. Für viele war es die erste stille Minute des Jahres.',
    en: 'At three o’clock everything was switched off, the coffee machine too. For many it was the first quiet minute of the year.',
  },
  body: {
    nl: '<p>In de galmkamer zong een koor één akkoord en luisterde negen seconden na. In de perserij van de buren mochten kinderen raden hoeveel decibel hun moeder haalt. Het record staat op 101, gevestigd door een dirigente.</p><p>De opbrengst van de reststukken, € 4.180, ging naar de lokale doofblindenvereniging.</p>',
    fr: '<p>Dans la chambre réverbérante, un chœur a chanté un accord et l’a écouté neuf secondes. Les enfants ont parié sur les décibels de leur mère. Le record est à 101, établi par une cheffe de chœur.</p><p>La vente des chutes a rapporté 4 180 €, remis à l’association locale des personnes sourdaveugles.</p>',
    de: '<p>Im Hallraum sang ein Chor einen Akkord und hörte ihm neun Sekunden nach. Kinder durften raten, wie viele Dezibel ihre Mutter schafft. Der Rekord liegt bei 101, aufgestellt von einer Dirigentin.</p><p>Der Erlös der Reststücke, 4.180 €, ging an den örtlichen Taubblindenverein.</p>',
    en: '<p>In the reverberation room a choir sang one chord and listened to it for nine seconds. Children guessed how many decibels their mothers could manage. The record stands at 101, set by a conductor.</p><p>The sale of offcuts raised €4,180 for the local deafblind association.</p>',
  },
  ...editor,
  date: '2025-10-13',
  readingTime: 1,
  picture: groupPictures.canteen,
};

const packaging: SeedBlog = {
  key: 'boxes-that-come-back',
  slugs: {
    nl: 'dozen-die-terugkomen',
    fr: 'des-caisses-qui-reviennent',
    de: 'kisten-die-zurueckkommen',
    en: 'boxes-that-come-back',
  },
  title: {
    nl: 'Dozen die terugkomen',
    fr: 'Des caisses qui reviennent',
    de: 'Kisten, die zurückkommen',
    en: 'Boxes that come back',
  },
  intro: {
    nl: 'Platen van twee meter in karton versturen kost elf kilo karton per pallet. Nu gaan ze in kratten met een postzegel.',
    fr: 'Envoyer des plaques de deux mètres coûtait onze kilos de carton par palette. Elles partent désormais en caisses affranchies.',
    de: 'Zwei Meter lange Platten in Karton zu verschicken kostet elf Kilo Karton je Palette. Jetzt reisen sie in Kisten mit Rückporto.',
    en: 'Sending two-metre sheets in cardboard takes eleven kilos of it per pallet. Now they travel in crates with return postage.',
  },
  body: {
    nl: '<p>De krat is van aluminium en vilt, vouwt plat en gaat met de volgende levering retour. Na acht ritten is hij zuiniger dan karton, en de eerste hebben er veertig op zitten. Schade onderweg daalde van 1,9 naar 0,4 procent.</p><p>Zakelijke klanten krijgen hem vanzelf; voor particulieren blijft het karton, omdat niemand thuis een krat wil bewaren.</p>',
    fr: '<p>La caisse, d’aluminium et de feutre, se plie à plat et revient avec la livraison suivante. Elle bat le carton après huit trajets ; les premières en ont fait quarante. La casse est passée de 1,9 à 0,4 %.</p><p>Les professionnels la reçoivent d’office ; pour les particuliers, le carton reste, car personne ne veut garder une caisse chez soi.</p>',
    de: '<p>Die Kiste aus Aluminium und Filz lässt sich falten und reist mit der nächsten Lieferung zurück. Nach acht Fahrten ist sie sparsamer als Karton, die ersten haben vierzig hinter sich. Transportschäden sanken von 1,9 auf 0,4 Prozent.</p><p>Geschäftskunden bekommen sie von selbst; privat bleibt es beim Karton, weil niemand zu Hause eine Kiste aufheben will.</p>',
    en: '<p>The crate is made of aluminium and felt, folds flat and goes back with the next delivery. After eight trips it beats cardboard, and the first ones have done forty. Damage in transit fell from 1.9 to 0.4 per cent.</p><p>Trade customers get it as a matter of course; for private ones it is still cardboard, as nobody wants to keep a crate at home.</p>',
  },
  ...editor,
  date: '2025-06-30',
  readingTime: 1,
  picture: groupPictures.melamineSheetsEdge,
};

const standards: SeedBlog = {
  key: 'standards-committee',
  slugs: {
    nl: 'aan-tafel-bij-de-norm',
    fr: 'a-la-table-de-la-norme',
    de: 'am-tisch-der-norm',
    en: 'at-the-standards-table',
  },
  title: {
    nl: 'Aan tafel bij de norm',
    fr: 'À la table de la norme',
    de: 'Am Tisch der Norm',
    en: 'At the standards table',
  },
  intro: {
    nl: 'Twee van onze mensen schrijven mee aan de nieuwe ISO 354. Waarom een komma daar twee vergaderingen kost.',
    fr: 'Deux des nôtres participent à la nouvelle ISO 354. Pourquoi une virgule y coûte deux réunions.',
    de: 'Zwei unserer Leute schreiben an der neuen ISO 354 mit. Warum ein Komma dort zwei Sitzungen kostet.',
    en: 'Two of our people are helping to write the new ISO 354. Why a comma costs two meetings there.',
  },
  body: {
    nl: '<p>De huidige tekst laat laboratoria vrij in hoe ze diffusoren ophangen; dat verklaart een deel van de verschillen die wij in ons ringonderzoek zagen. Het voorstel: eerst een referentiemateriaal meten, dan pas het product.</p><p>Dat maakt elk rapport een halve dag duurder en een stuk eerlijker. Onze stem is bekend.</p>',
    fr: '<p>Le texte actuel laisse les laboratoires libres de suspendre leurs diffuseurs ; cela explique une partie des écarts de notre essai. La proposition : mesurer d’abord un matériau de référence, puis le produit.</p><p>Chaque rapport coûtera une demi-journée de plus et sera nettement plus honnête. Notre vote est connu.</p>',
    de: '<p>Der heutige Text überlässt es den Laboren, wie sie Diffusoren aufhängen; das erklärt einen Teil der Unterschiede aus unserem Ringversuch. Der Vorschlag: zuerst ein Referenzmaterial messen, dann das Produkt.</p><p>Damit wird jeder Bericht einen halben Tag teurer und ein Stück ehrlicher. Unsere Stimme ist bekannt.</p>',
    en: '<p>The present text leaves laboratories free to hang diffusers as they like, which explains some of the differences in our round robin. The proposal: measure a reference material first, then the product.</p><p>That makes each report half a day dearer and a good deal more honest. Our vote is known.</p>',
  },
  author: 'Joost ter Haar',
  authorRole: {
    nl: 'Hoofd meetkamer',
    fr: 'Responsable de la salle de mesure',
    de: 'Leiter des Messraums',
    en: 'Head of the measuring room',
  },
  date: '2025-04-08',
  readingTime: 1,
  picture: groupPictures.meetingRoom,
};

/** What has been new in the group, newest first. */
export const groupNews: readonly SeedBlog[] = [halfYear, whale, roundRobin, newDirector, sunday, packaging, standards];

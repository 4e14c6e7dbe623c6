import type { SeedBlog } from '../../../seed-data.ts';
import { diningRoomScene } from '../scene-pictures.ts';

export const measureWithYourPhone: SeedBlog = {
  key: 'measure-with-your-phone',
  slugs: {
    nl: 'nagalm-meten-met-je-telefoon',
    fr: 'mesurer-la-reverberation-avec-son-telephone',
    de: 'nachhall-messen-mit-dem-handy',
    en: 'measuring-reverberation-with-your-phone',
  },
  title: {
    nl: 'Nagalm meten met een telefoon en een ballon',
    fr: 'Mesurer la réverbération avec un téléphone et un ballon',
    de: 'Nachhall messen mit Handy und Luftballon',
    en: 'Measuring reverberation with a phone and a balloon',
  },
  intro: {
    nl: 'Voor een eerste indruk heb je geen galmkamer nodig. Met een gratis app, een ballon en tien minuten stilte kom je tot op een tiende seconde in de buurt. Als je vier fouten vermijdt.',
    fr: 'Pour une première idée, nul besoin de chambre réverbérante. Une application gratuite, un ballon et dix minutes de silence vous en approchent à un dixième de seconde. À condition d’éviter quatre erreurs.',
    de: 'Für einen ersten Eindruck braucht es keinen Hallraum. Mit einer kostenlosen App, einem Luftballon und zehn Minuten Ruhe kommen Sie auf eine Zehntelsekunde heran. Wenn Sie vier Fehler vermeiden.',
    en: 'For a first impression you don’t need a reverberation room. A free app, a balloon and ten minutes of quiet will get you within a tenth of a second. Provided you avoid four mistakes.',
  },
  body: {
    nl: `<p>Nagalmtijd is de tijd waarin een geluid 60 dB zakt. In een gewone kamer haal je die 60 dB nooit boven het achtergrondgeluid uit; daarom meet men 20 of 30 dB en rekent door. Dat doet de app ook, en ze noemt het T20 of T30.</p>
<h2>Zo ga je te werk</h2>
<ul><li>Zet ventilatie, koelkast en telefoonmeldingen uit.</li><li>Leg de telefoon op een statief of stapel boeken, midden in de kamer, op oorhoogte.</li><li>Prik op drie meter afstand een ballon van 30 cm door. Een klap met twee planken werkt ook; in je handen klappen is te zacht.</li><li>Herhaal het vijf keer, op drie plekken, en neem het gemiddelde.</li></ul>
<h2>De vier fouten</h2>
<p><strong>Te dichtbij.</strong> Binnen een meter meet je de ballon, niet de kamer. <strong>In de hoek.</strong> Daar overdrijven lage tonen alles. <strong>Met zijn allen erbij.</strong> Elke persoon is een halve vierkante meter absorptie. <strong>Alleen naar 1000 Hz kijken.</strong> Een kamer kan in het midden netjes 0,5 seconde doen en bij 125 Hz nog 1,4.</p>
<h2>En dan?</h2>
<p>Vul je getal in de formule van Sabine in: 0,161 maal het volume, gedeeld door de nagalmtijd, is de absorptie die er al is. Trek dat af van wat er volgens dezelfde formule bij 0,5 seconde zou zijn, en je weet hoeveel vierkante meter je zoekt. Wijkt je meting meer dan een derde af van je gevoel, stuur ons dan het geluidsbestand; we luisteren graag mee.</p>`,
    fr: `<p>La durée de réverbération est le temps qu’il faut à un son pour perdre 60 dB. Dans une pièce ordinaire, le bruit de fond masque la fin ; on mesure donc 20 ou 30 dB et on extrapole. L’application fait de même et parle de T20 ou de T30.</p>
<h2>Comment procéder</h2>
<ul><li>Arrêtez ventilation, réfrigérateur et notifications.</li><li>Posez le téléphone sur un trépied ou une pile de livres, au milieu de la pièce, à hauteur d’oreille.</li><li>À trois mètres, percez un ballon de 30 cm. Deux planches claquées conviennent aussi ; frapper dans ses mains est trop faible.</li><li>Recommencez cinq fois, en trois endroits, et prenez la moyenne.</li></ul>
<h2>Les quatre erreurs</h2>
<p><strong>Trop près.</strong> À moins d’un mètre, vous mesurez le ballon, pas la pièce. <strong>Dans un angle.</strong> Les graves y exagèrent tout. <strong>À plusieurs.</strong> Chaque personne vaut un demi-mètre carré d’absorption. <strong>S’en tenir à 1000 Hz.</strong> Une pièce peut afficher 0,5 seconde dans les médiums et encore 1,4 à 125 Hz.</p>
<h2>Et ensuite ?</h2>
<p>Mettez votre chiffre dans la formule de Sabine : 0,161 fois le volume, divisé par la durée, donne l’absorption déjà présente. Retranchez-la de celle qu’il faudrait pour 0,5 seconde, et vous savez combien de mètres carrés chercher. Si la mesure s’écarte de plus d’un tiers de votre impression, envoyez-nous l’enregistrement ; nous écoutons volontiers.</p>`,
    de: `<p>Die Nachhallzeit ist die Zeit, in der ein Geräusch um 60 dB abfällt. In einem normalen Raum verschwindet das Ende im Hintergrund; deshalb misst man 20 oder 30 dB und rechnet hoch. Das macht auch die App und nennt es T20 oder T30.</p>
<h2>So gehen Sie vor</h2>
<ul><li>Lüftung, Kühlschrank und Benachrichtigungen ausschalten.</li><li>Das Handy auf ein Stativ oder einen Bücherstapel legen, mitten im Raum, auf Ohrhöhe.</li><li>In drei Metern Abstand einen Ballon von 30 cm platzen lassen. Zwei Bretter tun es auch; Händeklatschen ist zu leise.</li><li>Fünfmal wiederholen, an drei Stellen, und den Mittelwert nehmen.</li></ul>
<h2>Die vier Fehler</h2>
<p><strong>Zu nah.</strong> Innerhalb eines Meters messen Sie den Ballon, nicht den Raum. <strong>In der Ecke.</strong> Dort übertreiben die tiefen Töne alles. <strong>Alle schauen zu.</strong> Jede Person ist ein halber Quadratmeter Absorption. <strong>Nur auf 1000 Hz achten.</strong> Ein Raum kann in den Mitten brave 0,5 Sekunden haben und bei 125 Hz noch 1,4.</p>
<h2>Und dann?</h2>
<p>Setzen Sie Ihre Zahl in die Formel von Sabine ein: 0,161 mal Volumen, geteilt durch die Nachhallzeit, ergibt die Absorption, die schon da ist. Ziehen Sie das von dem ab, was für 0,5 Sekunden nötig wäre, und Sie wissen, wie viele Quadratmeter fehlen. Weicht die Messung um mehr als ein Drittel von Ihrem Gefühl ab, schicken Sie uns die Aufnahme; wir hören gern mit.</p>`,
    en: `<p>Reverberation time is how long a sound takes to fall by 60 dB. In an ordinary room the end of it drowns in background noise, so you measure 20 or 30 dB and work it out from there. The app does the same and calls it T20 or T30.</p>
<h2>How to go about it</h2>
<ul><li>Switch off ventilation, fridge and notifications.</li><li>Put the phone on a tripod or a pile of books in the middle of the room, at ear height.</li><li>Three metres away, burst a 30 cm balloon. Two planks clapped together will do too; clapping your hands is too soft.</li><li>Repeat five times, in three places, and take the average.</li></ul>
<h2>The four mistakes</h2>
<p><strong>Too close.</strong> Within a metre you measure the balloon, not the room. <strong>In the corner.</strong> Low notes exaggerate everything there. <strong>With everyone watching.</strong> Each person is half a square metre of absorption. <strong>Looking at 1000 Hz only.</strong> A room can do a tidy 0.5 seconds in the middle and still 1.4 at 125 Hz.</p>
<h2>And then?</h2>
<p>Put your figure into Sabine’s formula: 0.161 times the volume, divided by the reverberation time, is the absorption you already have. Take it from what 0.5 seconds would need and you know how many square metres you are after. If the measurement is more than a third off what you hear, send us the recording; we are glad to listen in.</p>`,
  },
  author: 'Jonas Brandt',
  date: '2026-10-12',
  readingTime: 3,
  picture: diningRoomScene,
  products: ['fjord-wall-panel', 'hexa-felt-tiles', 'sample-box'],
};

import type { SeedAdvice } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const enclosureOrScreen: SeedAdvice = {
  key: 'enclosure-or-screen',
  slugs: {
    nl: 'omkasting-of-scherm',
    fr: 'capotage-ou-ecran',
    de: 'kapselung-oder-schirm',
    en: 'enclosure-or-screen',
  },
  title: {
    nl: 'Omkasting of scherm: wat past bij uw machine?',
    fr: 'Capotage ou écran : que faut-il à votre machine ?',
    de: 'Kapselung oder Schirm: Was passt zu Ihrer Maschine?',
    en: 'Enclosure or screen: which suits your machine?',
  },
  intro: {
    nl: 'Een scherm kost de helft en haalt de helft. Soms is dat genoeg, en soms is het weggegooid geld. Vier vragen wijzen de weg.',
    fr: 'Un écran coûte la moitié et gagne la moitié. Parfois cela suffit, parfois c’est de l’argent perdu. Quatre questions montrent la voie.',
    de: 'Ein Schirm kostet die Hälfte und bringt die Hälfte. Manchmal reicht das, manchmal ist es hinausgeworfenes Geld. Vier Fragen weisen den Weg.',
    en: 'A screen costs half and does half. Sometimes that is enough, sometimes it is money thrown away. Four questions show the way.',
  },
  topic: { nl: 'Machines', fr: 'Machines', de: 'Maschinen', en: 'Machines' },
  body: {
    nl: '<h2>1. Hoeveel decibel is nodig?</h2><p>Tot 8 dB kan een scherm het redden. Tussen 8 en 15 dB is een gedeeltelijke omkasting met geluidsluizen nodig. Daarboven helpt alleen een gesloten kast op eigen veren.</p><h2>2. Waar staat de ontvanger?</h2><p>In een kale hal kaatst het geluid via het plafond over elk scherm heen. Meet eerst de nagalmtijd: boven 2 seconden verdient absorptie aan het plafond zich eerder terug dan een scherm.</p><h2>3. Wat moet er in en uit?</h2><p>Elke opening telt dubbel. Een kast van 30 dB met een gat van 1 procent houdt 20 dB over. Product erin, product eruit, warmte eruit: elk krijgt een sluis of een demper, met het drukverlies erbij gerekend.</p><h2>4. Wie werkt eraan?</h2><p>Een omkasting die bij elke storing open moet, staat na een maand open. Ontwerp deuren waar de operator loopt, ramen waar hij kijkt, en laat onderhoud meetekenen.</p><blockquote>Wij bouwen een kartonnen model op ware grootte voordat er staal wordt gesneden. Dat kost een middag.</blockquote>',
    fr: '<h2>1. Combien de décibels faut-il ?</h2><p>Jusqu’à 8 dB, un écran peut suffire. Entre 8 et 15 dB, il faut un capotage partiel avec sas acoustiques. Au-delà, seul un caisson fermé sur ses propres ressorts convient.</p><h2>2. Où se trouve le récepteur ?</h2><p>Dans une halle nue, le son passe par le plafond au-dessus de tout écran. Mesurez d’abord la réverbération : au-delà de 2 secondes, l’absorption au plafond est plus vite rentable.</p><h2>3. Qu’est-ce qui entre et sort ?</h2><p>Chaque ouverture compte double. Un caisson de 30 dB percé sur 1 % de sa surface n’en garde que 20. Produit entrant, produit sortant, chaleur : chacun reçoit un sas ou un silencieux, perte de charge comprise.</p><h2>4. Qui y travaille ?</h2><p>Un capotage à ouvrir à chaque incident reste ouvert au bout d’un mois. Placez les portes là où passe l’opérateur, les vitres là où il regarde, et faites valider le plan par la maintenance.</p><blockquote>Nous montons une maquette en carton à l’échelle 1 avant de couper l’acier. Cela prend un après-midi.</blockquote>',
    de: '<h2>1. Wie viele Dezibel müssen es sein?</h2><p>Bis 8 dB kann ein Schirm genügen. Zwischen 8 und 15 dB braucht es eine Teilkapselung mit Schallschleusen. Darüber hilft nur eine geschlossene Kapsel auf eigenen Federn.</p><h2>2. Wo steht der Empfänger?</h2><p>In einer kahlen Halle geht der Schall über die Decke an jedem Schirm vorbei. Messen Sie zuerst die Nachhallzeit: Über 2 Sekunden lohnt sich eine absorbierende Decke eher als ein Schirm.</p><h2>3. Was muss hinein und heraus?</h2><p>Jede Öffnung zählt doppelt. Von einer Kapsel mit 30 dB bleiben bei einem Prozent Öffnung 20 übrig. Ware hinein, Ware hinaus, Wärme hinaus: Alles bekommt eine Schleuse oder einen Schalldämpfer, Druckverlust eingerechnet.</p><h2>4. Wer arbeitet daran?</h2><p>Eine Kapsel, die bei jeder Störung geöffnet werden muss, steht nach einem Monat offen. Türen dort, wo der Bediener geht, Fenster dort, wo er schaut, und die Instandhaltung zeichnet mit.</p><blockquote>Wir bauen ein Modell aus Karton in Originalgröße, bevor Stahl geschnitten wird. Das kostet einen Nachmittag.</blockquote>',
    en: '<h2>1. How many decibels do you need?</h2><p>Up to 8 dB a screen may do. Between 8 and 15 dB takes a partial enclosure with acoustic tunnels. Beyond that, only a closed enclosure on its own springs will help.</p><h2>2. Where is the receiver?</h2><p>In a bare hall sound travels over any screen by way of the ceiling. Measure the reverberation time first: above 2 seconds, absorption on the ceiling pays back sooner than a screen.</p><h2>3. What has to go in and out?</h2><p>Every opening counts twice. A 30 dB enclosure with a gap of one per cent is left with 20. Product in, product out, heat out: each gets a tunnel or a silencer, pressure loss included.</p><h2>4. Who works on it?</h2><p>An enclosure that must be opened at every stoppage stands open within a month. Put doors where the operator walks and windows where he looks, and let maintenance sign the drawing too.</p><blockquote>We build a cardboard model at full size before any steel is cut. It takes an afternoon.</blockquote>',
  },
  readingTime: 2,
  picture: workPictures.wedgesClose,
  questions: [
    {
      question: {
        nl: 'Hoe blijft een gesloten omkasting koel?',
        fr: 'Comment refroidir un capotage fermé ?',
        de: 'Wie bleibt eine geschlossene Kapsel kühl?',
        en: 'How does a closed enclosure stay cool?',
      },
      answer: {
        nl: '<p>Met een ventilator en twee coulissendempers. Per kilowatt warmte en 10 graden opwarming is ongeveer 300 m³ lucht per uur nodig.</p>',
        fr: '<p>Par un ventilateur et deux silencieux à baffles. Comptez environ 300 m³ d’air par heure et par kilowatt pour 10 degrés d’échauffement.</p>',
        de: '<p>Mit einem Ventilator und zwei Kulissenschalldämpfern. Je Kilowatt Wärme und 10 Grad Erwärmung braucht es rund 300 m³ Luft je Stunde.</p>',
        en: '<p>With a fan and two splitter silencers. Allow about 300 m³ of air per hour for each kilowatt of heat at a rise of 10 degrees.</p>',
      },
    },
  ],
};

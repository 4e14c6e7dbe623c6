import type { SeedBlog } from '../../../seed-data.ts';
import { cornerBassTrapPicture } from '../family-pictures.ts';

export const bassInSmallRooms: SeedBlog = {
  key: 'bass-in-small-rooms',
  slugs: {
    nl: 'bas-in-kleine-kamers',
    fr: 'les-graves-dans-les-petites-pieces',
    de: 'bass-in-kleinen-raeumen',
    en: 'bass-in-small-rooms',
  },
  title: {
    nl: 'Waarom kleine kamers dreunen',
    fr: 'Pourquoi les petites pièces bourdonnent',
    de: 'Warum kleine Räume dröhnen',
    en: 'Why small rooms boom',
  },
  intro: {
    nl: 'Eén noot van de bas klinkt als een scheepshoorn, de volgende is er haast niet. Dat ligt niet aan je luidspreker maar aan de afstand tussen je muren, en die kun je uitrekenen.',
    fr: 'Une note de basse gronde comme une corne de brume, la suivante disparaît. Ce n’est pas l’enceinte, c’est la distance entre vos murs, et elle se calcule.',
    de: 'Ein Basston klingt wie ein Nebelhorn, der nächste ist kaum da. Das liegt nicht am Lautsprecher, sondern am Abstand Ihrer Wände, und den kann man berechnen.',
    en: 'One bass note sounds like a foghorn, the next is barely there. It isn’t your loudspeaker, it is the distance between your walls, and you can work it out.',
  },
  body: {
    nl: `<p>Tussen twee evenwijdige wanden past bij bepaalde tonen precies een halve golf. Zo’n toon versterkt zichzelf elke keer dat hij heen en weer gaat. Hij heet een kamermode, en je vindt de laagste met een eenvoudige deling: 172 gedeeld door de afstand in meters.</p>
<h2>Een voorbeeld</h2>
<table><thead><tr><th>Afstand</th><th>Eerste mode</th><th>Tweede mode</th></tr></thead><tbody><tr><td>Lengte, 4,0 m</td><td>43 Hz</td><td>86 Hz</td></tr><tr><td>Breedte, 3,0 m</td><td>57 Hz</td><td>115 Hz</td></tr><tr><td>Hoogte, 2,6 m</td><td>66 Hz</td><td>132 Hz</td></tr></tbody></table>
<p>Een vierkante kamer is het slechtst: daar vallen twee modes samen en wordt één noot dubbel zo hard. Een kubus is een dreunmachine.</p>
<h2>Eerst schuiven, dan kopen</h2>
<p>Precies in het midden van de kamer is de eerste mode niet te horen, tegen de wand het hardst. Zet je stoel op 38% van de lengte, gerekend vanaf de wand achter de luidsprekers. Dat kost niets en doet meer dan het eerste paneel.</p>
<h2>Dan de hoeken</h2>
<p>Alle modes hebben hun hoogste druk in de hoeken. Een absorber daar werkt op alles tegelijk. Vul er twee van vloer tot plafond met Corner; merk je te weinig verschil, doe dan de andere twee. Onder 60 Hz is ook dat niet genoeg: dan heb je een afgestemde membraanabsorber nodig, of een mildere subwoofer.</p>
<p>Meet niet met muziek maar met een langzame zwaai van 30 tot 200 Hz. Wat je dan hoort, is je kamer.</p>`,
    fr: `<p>Entre deux parois parallèles, certaines notes logent exactement une demi-onde. Une telle note se renforce à chaque aller-retour. On l’appelle un mode, et le plus grave se trouve par une division : 172 divisé par la distance en mètres.</p>
<h2>Un exemple</h2>
<table><thead><tr><th>Distance</th><th>Premier mode</th><th>Deuxième mode</th></tr></thead><tbody><tr><td>Longueur, 4,0 m</td><td>43 Hz</td><td>86 Hz</td></tr><tr><td>Largeur, 3,0 m</td><td>57 Hz</td><td>115 Hz</td></tr><tr><td>Hauteur, 2,6 m</td><td>66 Hz</td><td>132 Hz</td></tr></tbody></table>
<p>Une pièce carrée est le pire cas : deux modes coïncident et une note sonne deux fois plus fort. Un cube est une machine à bourdonner.</p>
<h2>Déplacer d’abord, acheter ensuite</h2>
<p>Au centre exact de la pièce, le premier mode ne s’entend pas ; contre le mur, il est maximal. Placez votre chaise à 38 % de la longueur, depuis le mur des enceintes. C’est gratuit, et plus utile que le premier panneau.</p>
<h2>Puis les angles</h2>
<p>Tous les modes ont leur pression la plus forte dans les angles. Un absorbeur y agit sur tous à la fois. Garnissez-en deux du sol au plafond avec Corner ; si la différence est trop faible, faites les deux autres. Sous 60 Hz, cela ne suffit plus : il faut une membrane accordée, ou un caisson plus discret.</p>
<p>Ne mesurez pas avec de la musique, mais avec un balayage lent de 30 à 200 Hz. Ce que vous entendez alors, c’est votre pièce.</p>`,
    de: `<p>Zwischen zwei parallelen Wänden passt bei bestimmten Tönen genau eine halbe Welle. Ein solcher Ton verstärkt sich mit jedem Hin und Her. Er heißt Raummode, und die tiefste finden Sie mit einer einfachen Division: 172 geteilt durch den Abstand in Metern.</p>
<h2>Ein Beispiel</h2>
<table><thead><tr><th>Abstand</th><th>Erste Mode</th><th>Zweite Mode</th></tr></thead><tbody><tr><td>Länge, 4,0 m</td><td>43 Hz</td><td>86 Hz</td></tr><tr><td>Breite, 3,0 m</td><td>57 Hz</td><td>115 Hz</td></tr><tr><td>Höhe, 2,6 m</td><td>66 Hz</td><td>132 Hz</td></tr></tbody></table>
<p>Am schlimmsten ist ein quadratischer Raum: Dort fallen zwei Moden zusammen, und ein Ton wird doppelt so laut. Ein Würfel ist eine Dröhnmaschine.</p>
<h2>Erst rücken, dann kaufen</h2>
<p>Genau in der Raummitte ist die erste Mode nicht zu hören, an der Wand am stärksten. Stellen Sie Ihren Stuhl auf 38 % der Länge, gerechnet von der Wand hinter den Lautsprechern. Das kostet nichts und bringt mehr als das erste Paneel.</p>
<h2>Dann die Ecken</h2>
<p>Alle Moden haben in den Ecken ihren höchsten Druck. Ein Absorber wirkt dort auf alle zugleich. Füllen Sie zwei Ecken vom Boden bis zur Decke mit Corner; ist der Unterschied zu klein, folgen die anderen beiden. Unter 60 Hz reicht auch das nicht: Dann braucht es einen abgestimmten Membranabsorber oder einen zurückhaltenderen Subwoofer.</p>
<p>Messen Sie nicht mit Musik, sondern mit einem langsamen Sweep von 30 bis 200 Hz. Was Sie dann hören, ist Ihr Raum.</p>`,
    en: `<p>Between two parallel walls, certain notes fit exactly half a wave. Such a note reinforces itself every time it goes to and fro. It is called a room mode, and you find the lowest by a simple division: 172 over the distance in metres.</p>
<h2>An example</h2>
<table><thead><tr><th>Distance</th><th>First mode</th><th>Second mode</th></tr></thead><tbody><tr><td>Length, 4.0 m</td><td>43 Hz</td><td>86 Hz</td></tr><tr><td>Width, 3.0 m</td><td>57 Hz</td><td>115 Hz</td></tr><tr><td>Height, 2.6 m</td><td>66 Hz</td><td>132 Hz</td></tr></tbody></table>
<p>A square room is worst: two modes coincide and one note comes out twice as loud. A cube is a booming machine.</p>
<h2>Move first, buy later</h2>
<p>In the exact middle of the room the first mode can’t be heard; against the wall it is strongest. Put your chair at 38% of the length, from the wall behind the loudspeakers. It costs nothing and does more than your first panel.</p>
<h2>Then the corners</h2>
<p>All modes have their greatest pressure in the corners. An absorber there works on every one at once. Fill two from floor to ceiling with Corner; if the difference is too small, do the other two. Below 60 Hz even that is not enough: you will want a tuned membrane absorber, or a milder subwoofer.</p>
<p>Don’t measure with music but with a slow sweep from 30 to 200 Hz. What you hear then is your room.</p>`,
  },
  author: 'Jonas Brandt',
  date: '2026-03-30',
  readingTime: 3,
  picture: cornerBassTrapPicture,
  products: ['corner-bass-trap', 'corner-slim-trap', 'studio-starter-set', 'melamine-absorber-block'],
};

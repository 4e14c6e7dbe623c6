import type { SeedJobOffer } from '../../../seed-editorial.ts';

export const acoustician: SeedJobOffer = {
  key: 'acoustician',
  slugs: { nl: 'akoesticus', fr: 'acousticien', de: 'akustiker-in', en: 'acoustician' },
  title: { nl: 'Akoesticus', fr: 'Acousticien ou acousticienne', de: 'Akustiker (m/w/d)', en: 'Acoustician' },
  intro: {
    nl: 'Je meet, rekent en legt uit: in de galmkamer, bij klanten en aan de telefoon. Onze derde akoesticus zorgt dat elk getal op onze site klopt.',
    fr: 'Vous mesurez, calculez et expliquez : en chambre réverbérante, chez les clients et au téléphone. Notre troisième acousticien veille à ce que chaque chiffre du site soit juste.',
    de: 'Sie messen, rechnen und erklären: im Hallraum, beim Kunden und am Telefon. Unser drittes Teammitglied in der Akustik sorgt dafür, dass jede Zahl auf unserer Website stimmt.',
    en: 'You measure, calculate and explain: in the reverberation room, on site and on the phone. Our third acoustician makes sure that every figure on our site is right.',
  },
  body: {
    nl: `<p>Twee dagen per week sta je in onze meetkamer van 203 m³ met een nieuw ontwerp, twee dagen reken je ruimtes door voor klanten, en één dag ben je onderweg met een luidspreker en een meetset in de auto.</p>
<h2>Wat je doet</h2>
<ul><li>Absorptie meten volgens ISO 354 en uitwerken volgens ISO 11654</li><li>Ruimtes doorrekenen en daar een advies van één pagina van maken</li><li>Vormgevers uitleggen waarom een mooi idee niet werkt, en wat wel</li></ul>
<h2>Wat je meebrengt</h2>
<ul><li>Een opleiding in bouwfysica, akoestiek of natuurkunde</li><li>Nederlands, en daarnaast Duits of Frans</li><li>Plezier in uitleggen aan mensen die het woord nagalm voor het eerst horen</li></ul>
<h2>Wat je krijgt</h2>
<p>32 vakantiedagen, een werkplaats waar je zelf iets mag maken, en elke vrijdag soep van de weefster. Bel gerust eerst even.</p>`,
    fr: `<p>Deux jours par semaine, vous êtes dans notre chambre de 203 m³ avec un nouveau prototype ; deux jours, vous calculez des salles pour nos clients ; le cinquième, vous êtes sur la route avec une enceinte et un sonomètre.</p>
<h2>Vos missions</h2>
<ul><li>Mesurer l’absorption selon ISO 354 et l’exploiter selon ISO 11654</li><li>Calculer des salles et en tirer un conseil d’une page</li><li>Expliquer aux designers pourquoi une belle idée ne marche pas, et ce qui marche</li></ul>
<h2>Votre profil</h2>
<ul><li>Une formation en physique du bâtiment, en acoustique ou en physique</li><li>Le néerlandais, et en plus l’allemand ou le français</li><li>Le goût d’expliquer à ceux qui entendent le mot réverbération pour la première fois</li></ul>
<h2>Ce que nous offrons</h2>
<p>32 jours de congé, un atelier où vous pouvez fabriquer vos propres idées, et chaque vendredi la soupe de la tisserande. N’hésitez pas à appeler d’abord.</p>`,
    de: `<p>Zwei Tage in der Woche stehen Sie mit einem neuen Entwurf in unserem Hallraum von 203 m³, zwei Tage rechnen Sie Räume für Kunden durch, und einen Tag sind Sie mit Lautsprecher und Messkoffer unterwegs.</p>
<h2>Ihre Aufgaben</h2>
<ul><li>Absorption nach ISO 354 messen und nach ISO 11654 auswerten</li><li>Räume berechnen und daraus eine Empfehlung auf einer Seite machen</li><li>Gestaltern erklären, warum eine schöne Idee nicht funktioniert, und was stattdessen geht</li></ul>
<h2>Was Sie mitbringen</h2>
<ul><li>Ein Studium in Bauphysik, Akustik oder Physik</li><li>Niederländisch, dazu Deutsch oder Französisch</li><li>Freude daran, Menschen zu beraten, die das Wort Nachhall zum ersten Mal hören</li></ul>
<h2>Was Sie erwartet</h2>
<p>32 Urlaubstage, eine Werkstatt, in der Sie selbst etwas bauen dürfen, und jeden Freitag die Suppe unserer Weberin. Rufen Sie gern vorher an.</p>`,
    en: `<p>Two days a week you are in our 203 m³ measuring room with a new design, two days you calculate rooms for customers, and one day you are on the road with a loudspeaker and a measuring kit in the boot.</p>
<h2>What you do</h2>
<ul><li>Measure absorption to ISO 354 and rate it to ISO 11654</li><li>Work rooms out and turn the result into one page of advice</li><li>Tell designers why a handsome idea won’t work, and what will</li></ul>
<h2>What you bring</h2>
<ul><li>A degree in building physics, acoustics or physics</li><li>Dutch, and German or French besides</li><li>Pleasure in explaining things to people who are hearing the word reverberation for the first time</li></ul>
<h2>What you get</h2>
<p>32 days of holiday, a workshop where you may make things of your own, and the weaver’s soup every Friday. Do ring first if you like.</p>`,
  },
  place: { nl: 'Hengelo', fr: 'Hengelo (Pays-Bas)', de: 'Hengelo (Niederlande)', en: 'Hengelo, the Netherlands' },
  hours: { min: 32, max: 40 },
  employment: 'Permanent',
  date: '2026-10-26',
  closesOn: '2027-01-15',
  salary: { min: { eur: 365000, gbp: 318000 }, max: { eur: 478000, gbp: 416000 }, per: 'Month' },
  contact: { name: 'Lieke van Dalen', email: 'werk@acoustic-nl.example', phone: '074 555 0142' },
};

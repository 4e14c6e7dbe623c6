import { screenPages } from '../../common/screen-pages.ts';

/** What Acoustic says on its cart, checkout and account screens. */
export const acousticScreens = screenPages('ac', {
  cart: {
    nl: 'Tel gerust nog een keer: een kwart tot een derde van het vloeroppervlak is voor de meeste kamers genoeg. Stalen liggen hier ook, en die kosten bijna niets.',
    fr: 'Refaites le calcul : un quart à un tiers de la surface au sol suffit à la plupart des pièces. Les échantillons se commandent ici aussi, pour presque rien.',
    de: 'Rechnen Sie ruhig noch einmal nach: Ein Viertel bis ein Drittel der Grundfläche genügt den meisten Räumen. Auch Muster können Sie hier bestellen, sie kosten fast nichts.',
    en: 'Count again if you like: a quarter to a third of the floor area is enough for most rooms. Samples go in here too, and cost next to nothing.',
  },
  checkout: {
    nl: 'Vier stappen, geen account nodig. Je kunt altijd terug; wat je invult blijft staan.',
    fr: 'Quatre étapes, sans compte. Vous pouvez toujours revenir en arrière ; ce que vous saisissez est conservé.',
    de: 'Vier Schritte, ohne Konto. Sie können jederzeit zurück; Ihre Angaben bleiben stehen.',
    en: 'Four steps, no account needed. You can always go back; what you fill in stays.',
  },
  result: {
    nl: 'Dank je wel. Voor we gaan zagen kijkt iemand in de werkplaats je bestelling na; twijfelt die, dan bellen we.',
    fr: 'Merci. Avant la coupe, quelqu’un de l’atelier relit votre commande ; au moindre doute, nous vous appelons.',
    de: 'Vielen Dank. Vor dem Zuschnitt prüft jemand in der Werkstatt Ihre Bestellung; im Zweifel rufen wir an.',
    en: 'Thank you. Before we cut, someone in the workshop reads your order; if anything is unclear, we call.',
  },
  account: {
    nl: 'Je bestellingen, wat je hebt bewaard en de gegevens die we van je hebben.',
    fr: 'Vos commandes, ce que vous avez enregistré et les données que nous avons de vous.',
    de: 'Ihre Bestellungen, Ihre Merkliste und die Daten, die wir von Ihnen haben.',
    en: 'Your orders, what you have saved and the details we hold about you.',
  },
  'account-address': {
    nl: 'Panelen zijn groot: schrijf er gerust bij waar de vrachtwagen kan staan.',
    fr: 'Les panneaux sont grands : indiquez où le camion peut s’arrêter.',
    de: 'Paneele sind groß: Schreiben Sie gern dazu, wo der Lkw halten kann.',
    en: 'Panels are large: feel free to add where the lorry can stop.',
  },
  'account-details': {
    nl: 'Hoe we je aanspreken, waar we je mailen en hoe je inlogt.',
    fr: 'Comment nous nous adressons à vous, où nous vous écrivons et comment vous vous connectez.',
    de: 'Wie wir Sie ansprechen, wohin wir Ihnen schreiben und wie Sie sich anmelden.',
    en: 'How we address you, where we write to you and how you log in.',
  },
  'reset-password': {
    nl: 'Hierna ben je overal uitgelogd en log je in met het nieuwe wachtwoord.',
    fr: 'Vous serez ensuite déconnecté partout et vous vous connecterez avec le nouveau mot de passe.',
    de: 'Danach sind Sie überall abgemeldet und melden sich mit dem neuen Passwort an.',
    en: 'After this you are logged out everywhere and log in with the new password.',
  },
});

import { screenPages } from '../common/screen-pages.ts';

/** What Easy Felt says on its cart, checkout and account screens. */
export const easyFeltScreens = screenPages('ef', {
  cart: {
    nl: 'Kleuren die je naast elkaar legt, leggen wij ook naast elkaar in de doos.',
    fr: 'Les couleurs que vous mariez ici voyagent ensemble dans le carton.',
    de: 'Farben, die Sie hier nebeneinander legen, liegen auch im Karton nebeneinander.',
    en: 'Colours you put side by side here travel side by side in the box.',
  },
  checkout: {
    nl: 'Nog even je adres en een bezorgdag, dan gaan wij knippen.',
    fr: 'Une adresse, un jour de livraison, et nous sortons les ciseaux.',
    de: 'Noch Adresse und Liefertag, dann greifen wir zur Schere.',
    en: 'Just your address and a delivery day, then we get the scissors out.',
  },
  result: {
    nl: 'Fijn! De schaar ligt al klaar. Stuur ons een foto als het hangt: de leukste plakken we op de muur.',
    fr: 'Parfait ! Les ciseaux sont prêts. Envoyez-nous une photo une fois posé : les plus belles finissent sur notre mur.',
    de: 'Schön! Die Schere liegt schon bereit. Schicken Sie uns ein Foto, wenn es hängt: Die besten kommen an unsere Wand.',
    en: 'Lovely! The scissors are out. Send us a photo once it is up: the best ones go on our wall.',
  },
  account: {
    nl: 'Alles wat je kocht, en alles waar je nog over twijfelt.',
    fr: 'Tout ce que vous avez acheté, et tout ce qui vous fait encore hésiter.',
    de: 'Alles, was Sie gekauft haben, und alles, was Sie sich noch überlegen.',
    en: 'Everything you bought, and everything you are still thinking about.',
  },
  'account-address': {
    nl: 'De meeste dozen passen door de brievenbus niet, maar wel bij de buren.',
    fr: 'La plupart des cartons ne passent pas dans la boîte aux lettres, mais chez les voisins, si.',
    de: 'In den Briefkasten passen die meisten Kartons nicht, zu den Nachbarn schon.',
    en: 'Most boxes won’t fit the letterbox, but they will fit the neighbours’ hall.',
  },
  'account-details': {
    nl: 'Je naam, je mailadres en wat je van ons wilt horen.',
    fr: 'Votre nom, votre adresse e-mail et les nouvelles que vous souhaitez recevoir.',
    de: 'Ihr Name, Ihre E-Mail-Adresse und was Sie von uns hören möchten.',
    en: 'Your name, your email address and what you want to hear from us.',
  },
  'reset-password': {
    nl: 'Even een nieuw wachtwoord kiezen, dan kun je weer verder. Overal anders log je opnieuw in.',
    fr: 'Le temps de choisir un nouveau mot de passe, et vous voilà reparti. Ailleurs, il faudra vous reconnecter.',
    de: 'Nur ein neues Passwort wählen, dann geht es weiter. Auf anderen Geräten melden Sie sich neu an.',
    en: 'Pick a new password and you are off again. Everywhere else you log in afresh.',
  },
});

import type { SeedBlock } from '../../../seed-data.ts';

export const homeQuotes: SeedBlock = {
  type: 'quotes',
  title: { nl: 'Na het ophangen', fr: 'Une fois posé', de: 'Nach dem Aufhängen', en: 'Once it was up' },
  items: [
    {
      text: {
        nl: 'We hadden zes panelen uitgerekend gekregen en er vier besteld om te kijken. Na een week kwamen die andere twee er alsnog.',
        fr: 'Le calcul disait six panneaux, nous en avons pris quatre pour voir. Une semaine plus tard, nous commandions les deux autres.',
        de: 'Ausgerechnet waren sechs Paneele, bestellt haben wir erst einmal vier. Eine Woche später kamen die anderen zwei dazu.',
        en: 'The sums said six panels, so we ordered four to see. A week later we ordered the other two.',
      },
      name: 'Marit Hoekstra',
      role: {
        nl: 'Logopedist, Zwolle',
        fr: 'Logopède, Zwolle',
        'fr-FR': 'Orthophoniste, Zwolle',
        de: 'Logopädin, Zwolle',
        en: 'Speech therapist, Zwolle',
      },
    },
    {
      text: {
        nl: 'Gasten zeggen niet dat de akoestiek beter is. Ze blijven alleen langer zitten.',
        fr: 'Les clients ne disent pas que l’acoustique est meilleure. Ils restent simplement plus longtemps.',
        de: 'Die Gäste sagen nicht, dass die Akustik besser ist. Sie bleiben einfach länger sitzen.',
        en: 'Guests don’t tell us the acoustics have improved. They just stay longer.',
      },
      name: 'Bastien Leroy',
      role: {
        nl: 'Restauranthouder, Namen',
        fr: 'Restaurateur, Namur',
        de: 'Gastronom, Namur',
        en: 'Restaurateur, Namur',
      },
    },
    {
      text: {
        nl: 'Ik kon de absorptiewaarden zo in ons rekenblad zetten. Dat gebeurt me bij wandbekleding zelden.',
        fr: 'J’ai pu reporter les coefficients tels quels dans notre feuille de calcul. C’est rare pour un revêtement mural.',
        de: 'Die Absorptionsgrade konnte ich direkt in unsere Berechnung übernehmen. Das passiert bei Wandverkleidungen selten.',
        en: 'I could put the absorption figures straight into our spreadsheet. With wall coverings that hardly ever happens.',
      },
      name: 'Katrin Oberhauser',
      role: { nl: 'Architect, Graz', fr: 'Architecte, Graz', de: 'Architektin, Graz', en: 'Architect, Graz' },
    },
  ],
};

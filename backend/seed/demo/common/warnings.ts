import type { SeedProduct, SeedText } from '../../seed-data.ts';

/** What a buyer has to know before using a product (Regulation (EU) 2023/988, art. 19 d). */
const warnings = {
  hanging: {
    nl: 'Hang het alleen aan een dragende constructie, aan alle meegeleverde punten, en kijk ze elk jaar na.',
    fr: 'À suspendre uniquement à une structure porteuse, par tous les points fournis, à contrôler chaque année.',
    de: 'Nur an einer tragenden Konstruktion aufhängen, an allen mitgelieferten Punkten, und diese jährlich prüfen.',
    en: 'Hang it only from a load-bearing structure, by all the points supplied, and check them every year.',
  },
  tipping: {
    nl: 'Kan omvallen: zet het op een vlakke vloer en leun er niet tegen.',
    fr: 'Peut basculer\u202f: à poser sur un sol plan, ne pas s’y appuyer.',
    de: 'Kann umfallen: auf ebenen Boden stellen und nicht anlehnen.',
    en: 'Can fall over: stand it on a level floor and do not lean on it.',
  },
  lamp: {
    nl: 'Alleen met een ledlamp tot 10 W, met minstens 10 cm tussen lamp en vilt. Schakel de stroom uit voor u hem ophangt.',
    fr: 'Uniquement avec une lampe LED de 10 W au plus, à 10 cm au moins du feutre. Couper le courant avant la pose.',
    de: 'Nur mit einer LED-Lampe bis 10 W, mindestens 10 cm vom Filz entfernt. Vor dem Aufhängen den Strom abschalten.',
    en: 'Only with an LED bulb of up to 10 W, at least 10 cm away from the felt. Switch off the power before hanging it.',
  },
  smallParts: {
    nl: 'Niet geschikt voor kinderen jonger dan 36 maanden: kleine onderdelen kunnen worden ingeslikt.',
    fr: 'Ne convient pas aux enfants de moins de 36 mois\u202f: de petites pièces peuvent être avalées.',
    de: 'Nicht für Kinder unter 36 Monaten geeignet: Kleinteile können verschluckt werden.',
    en: 'Not suitable for children under 36 months: small parts can be swallowed.',
  },
  dust: {
    nl: 'Zagen en snijden geeft stof: draag een stofmasker (FFP2) en een veiligheidsbril, en zorg voor frisse lucht.',
    fr: 'Le sciage et la coupe produisent de la poussière\u202f: porter un masque (FFP2) et des lunettes, et aérer.',
    de: 'Beim Sägen und Schneiden entsteht Staub: Staubmaske (FFP2) und Schutzbrille tragen und lüften.',
    en: 'Sawing and cutting make dust: wear a dust mask (FFP2) and safety glasses, and let in fresh air.',
  },
  fibres: {
    nl: 'Losse vezels prikken: draag handschoenen, lange mouwen en een stofmasker (FFP2).',
    fr: 'Les fibres libres irritent\u202f: porter des gants, des manches longues et un masque (FFP2).',
    de: 'Lose Fasern reizen die Haut: Handschuhe, lange Ärmel und Staubmaske (FFP2) tragen.',
    en: 'Loose fibres irritate: wear gloves, long sleeves and a dust mask (FFP2).',
  },
  aerosol: {
    nl: 'Gevaar. Zeer licht ontvlambare aerosol; houder onder druk: kan openbarsten bij verhitting. Niet roken, niet in het vuur spuiten, buiten het bereik van kinderen houden.',
    fr: 'Danger. Aérosol extrêmement inflammable\u202f; récipient sous pression\u202f: peut éclater sous l’effet de la chaleur. Ne pas fumer, ne pas vaporiser sur une flamme, tenir hors de portée des enfants.',
    de: 'Gefahr. Extrem entzündbares Aerosol; Behälter steht unter Druck: kann bei Erwärmung bersten. Nicht rauchen, nicht gegen Flammen sprühen, außer Reichweite von Kindern aufbewahren.',
    en: 'Danger. Extremely flammable aerosol; pressurised container: may burst if heated. Do not smoke, do not spray on a naked flame, keep out of reach of children.',
  },
  sealant: {
    nl: 'Kan de huid prikkelen: draag handschoenen en lucht de ruimte tijdens het uitharden. Buiten het bereik van kinderen houden.',
    fr: 'Peut irriter la peau\u202f: porter des gants et aérer pendant le séchage. Tenir hors de portée des enfants.',
    de: 'Kann die Haut reizen: Handschuhe tragen und während der Aushärtung lüften. Außer Reichweite von Kindern aufbewahren.',
    en: 'May irritate the skin: wear gloves and air the room while it cures. Keep out of reach of children.',
  },
  slipping: {
    nl: 'Leg het alleen op een droge, schone en vlakke ondergrond: een mat die schuift, laat mensen vallen.',
    fr: 'À poser uniquement sur un support sec, propre et plan\u202f: un tapis qui glisse fait tomber.',
    de: 'Nur auf trockenen, sauberen und ebenen Untergrund legen: Eine Matte, die rutscht, bringt Menschen zu Fall.',
    en: 'Lay it only on a dry, clean and level surface: a mat that slides makes people fall.',
  },
  load: {
    nl: 'Overschrijd de opgegeven belasting per stuk niet en vervang beschadigde dempers meteen.',
    fr: 'Ne pas dépasser la charge indiquée par pièce et remplacer sans attendre tout plot endommagé.',
    de: 'Die angegebene Belastung je Stück nicht überschreiten und beschädigte Dämpfer sofort ersetzen.',
    en: 'Do not exceed the load stated for each one, and replace damaged mounts at once.',
  },
} as const satisfies Readonly<Record<string, SeedText>>;

/** Of everything that stands in a category. */
const ofCategories: Readonly<Record<string, readonly (keyof typeof warnings)[]>> = {
  ceiling: ['hanging'],
  'screens-dividers': ['tipping'],
};

/** Of a product alone, by its key. */
const ofProducts: Readonly<Record<string, readonly (keyof typeof warnings)[]>> = {
  'cascade-hanging-divider': ['hanging'],
  'cascade-sliding-panel': ['hanging'],
  'drape-acoustic-curtain': ['hanging'],
  'drape-stage-curtain': ['hanging'],
  'bureau-desk-screen': [],
  'bureau-side-screen': [],
  'suspension-set': ['hanging', 'smallParts'],
  'lamel-batten-set': ['dust', 'smallParts'],
  'sample-box': ['smallParts'],
  'melamine-absorber-block': ['dust'],
  'melamine-sheet': ['dust'],
  'wedge-melamine-panel': ['dust'],
  'pumpkin-lampshade': ['lamp', 'hanging'],
  'drop-lampshade': ['lamp', 'hanging'],
  'ceiling-cloud': ['hanging'],
  'felt-letters': ['smallParts'],
  'craft-sheets': ['smallParts'],
  'sample-ring': ['smallParts'],
  'sticky-tabs': ['smallParts'],
  'felt-coasters': ['smallParts'],
  'stair-pads': ['slipping'],
  'melamine-9-block': ['dust'],
  'melamine-9-sheet': ['dust'],
  'melamine-pyramid': ['dust'],
  'melamine-baffle': ['hanging'],
  'wood-wool-35': ['dust'],
  'stone-wool-wrapped': ['fibres'],
  'rubber-granulate-mat': ['slipping'],
  'rubber-mounts': ['load'],
  'acoustic-sealant': ['sealant'],
  'spray-adhesive': ['aerosol'],
};

/** Products with their warnings: what fire does to them, then what their category and they themselves need. */
export function withWarnings(products: readonly SeedProduct[]): readonly SeedProduct[] {
  return products.map((product) => {
    const [category = ''] = product.categories;
    const own = ofProducts[product.key] ?? ofCategories[category] ?? [];
    return { ...product, warnings: [fireWarning(product), ...own.map((name) => warnings[name])] };
  });
}

function fireWarning({ acoustics }: SeedProduct): SeedText {
  const fireClass = acoustics?.fireClass;
  if (fireClass === undefined) {
    return {
      nl: 'Niet boven open vuur of tegen een warmtebron gebruiken.',
      fr: 'Ne pas utiliser au-dessus d’une flamme nue ni contre une source de chaleur.',
      de: 'Nicht über offenem Feuer oder an einer Wärmequelle verwenden.',
      en: 'Do not use above an open fire or against a source of heat.',
    };
  }
  if (fireClass === 'E') {
    return {
      nl: 'Brandbaar (brandklasse E, EN 13501-1): houd open vuur, vonken en hete lampen op minstens 1 meter.',
      fr: 'Combustible (classe E, EN 13501-1)\u202f: tenir flammes nues, étincelles et lampes chaudes à 1 mètre au moins.',
      de: 'Brennbar (Klasse E, EN 13501-1): offenes Feuer, Funken und heiße Lampen mindestens 1 Meter fernhalten.',
      en: 'Combustible (class E, EN 13501-1): keep open fire, sparks and hot lamps at least 1 metre away.',
    };
  }
  return {
    nl: `Niet boven open vuur of tegen een warmtebron hangen. Brandklasse ${fireClass} (EN 13501-1).`,
    fr: `Ne pas poser au-dessus d’une flamme nue ni contre une source de chaleur. Classe ${fireClass} (EN 13501-1).`,
    de: `Nicht über offenem Feuer oder an einer Wärmequelle anbringen. Brandverhalten ${fireClass} (EN 13501-1).`,
    en: `Do not mount above an open fire or against a source of heat. Fire class ${fireClass} (EN 13501-1).`,
  };
}

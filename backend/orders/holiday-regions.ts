/** A place whose working days are calculated. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Decides the region; absent: only holidays of the whole country count. */
  readonly postalCode?: string | undefined;
}

/**
 * First postal codes of German states, ascending; each is valid until the next. Where a boundary runs through a code
 * the state of most of its addresses counts (Deutsche Post, Leitgebiete).
 */
const germanStates: readonly (readonly [from: number, state: string])[] = [
  ...([
    [1001, 'SN'],
    [1941, 'BB'],
    [2600, 'SN'],
    [3001, 'BB'],
    [4001, 'SN'],
    [4581, 'TH'],
    [4641, 'SN'],
  ] as const),
  ...([
    [4891, 'BB'],
    [6001, 'ST'],
    [6551, 'TH'],
    [6600, 'ST'],
    [7301, 'TH'],
    [7952, 'SN'],
    [7953, 'TH'],
  ] as const),
  ...([
    [8001, 'SN'],
    [10001, 'BE'],
    [14401, 'BB'],
    [14715, 'ST'],
    [14723, 'BB'],
    [17001, 'MV'],
    [17258, 'BB'],
  ] as const),
  ...([
    [17301, 'MV'],
    [17321, 'BB'],
    [17328, 'MV'],
    [17337, 'BB'],
    [17338, 'MV'],
    [19271, 'NI'],
    [19273, 'MV'],
  ] as const),
  ...([
    [19307, 'BB'],
    [19358, 'MV'],
    [20001, 'HH'],
    [21202, 'NI'],
    [21465, 'SH'],
    [21522, 'NI'],
    [21524, 'SH'],
  ] as const),
  ...([
    [21601, 'NI'],
    [22001, 'HH'],
    [22113, 'SH'],
    [22115, 'HH'],
    [22145, 'SH'],
    [22146, 'HH'],
    [22801, 'SH'],
  ] as const),
  ...([
    [23921, 'MV'],
    [24001, 'SH'],
    [26001, 'NI'],
    [27498, 'SH'],
    [27499, 'HH'],
    [27501, 'HB'],
    [27607, 'NI'],
  ] as const),
  ...([
    [28001, 'HB'],
    [28784, 'NI'],
    [29401, 'ST'],
    [29431, 'NI'],
    [32001, 'NW'],
    [34001, 'HE'],
    [34331, 'NI'],
  ] as const),
  ...([
    [34356, 'HE'],
    [34401, 'NW'],
    [34441, 'HE'],
    [36401, 'TH'],
    [37001, 'NI'],
    [37194, 'HE'],
    [37197, 'NI'],
  ] as const),
  ...([
    [37201, 'HE'],
    [37301, 'TH'],
    [37401, 'NI'],
    [37651, 'NW'],
    [37689, 'NI'],
    [37692, 'NW'],
    [37697, 'NI'],
  ] as const),
  ...([
    [38481, 'ST'],
    [38501, 'NI'],
    [38801, 'ST'],
    [40001, 'NW'],
    [48442, 'NI'],
    [48466, 'NW'],
    [48478, 'NI'],
  ] as const),
  ...([
    [48481, 'NW'],
    [48486, 'NI'],
    [48489, 'NW'],
    [48497, 'NI'],
    [48541, 'NW'],
    [49001, 'NI'],
    [49461, 'NW'],
  ] as const),
  ...([
    [49551, 'NI'],
    [50101, 'NW'],
    [51598, 'RP'],
    [51601, 'NW'],
    [53401, 'RP'],
    [53581, 'NW'],
    [53614, 'RP'],
  ] as const),
  ...([
    [53621, 'NW'],
    [54181, 'RP'],
    [55240, 'HE'],
    [55253, 'RP'],
    [57001, 'NW'],
    [57501, 'RP'],
    [58001, 'NW'],
  ] as const),
  ...([
    [60001, 'HE'],
    [63701, 'BY'],
    [63776, 'HE'],
    [63777, 'BY'],
    [64201, 'HE'],
    [64754, 'BW'],
    [64755, 'HE'],
  ] as const),
  ...([
    [65558, 'RP'],
    [65583, 'HE'],
    [65621, 'RP'],
    [65627, 'HE'],
    [65629, 'RP'],
    [65701, 'HE'],
    [66001, 'SL'],
  ] as const),
  ...([
    [66461, 'RP'],
    [66511, 'SL'],
    [66841, 'RP'],
    [68001, 'BW'],
    [68501, 'HE'],
    [68520, 'BW'],
    [68601, 'HE'],
  ] as const),
  ...([
    [68651, 'BW'],
    [69235, 'HE'],
    [69240, 'BW'],
    [69479, 'HE'],
    [69489, 'BW'],
    [69503, 'HE'],
    [69510, 'BW'],
  ] as const),
  ...([
    [69515, 'HE'],
    [70001, 'BW'],
    [76711, 'RP'],
    [77601, 'BW'],
    [80001, 'BY'],
    [88001, 'BW'],
    [88101, 'BY'],
  ] as const),
  ...([
    [88147, 'BW'],
    [88148, 'BY'],
    [88181, 'BW'],
    [89081, 'BW'],
    [89087, 'BY'],
    [89090, 'BW'],
    [89201, 'BY'],
  ] as const),
  ...([
    [89501, 'BW'],
    [90001, 'BY'],
    [96501, 'TH'],
    [97001, 'BY'],
    [97861, 'BW'],
    [97888, 'BY'],
    [97893, 'BW'],
  ] as const),
  ...([
    [97901, 'BY'],
    [97911, 'BW'],
    [98501, 'TH'],
  ] as const),
];

/** Postcode areas; those on the border are of the country of most of their addresses (Royal Mail). */
const scottish = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '));
const welsh = new Set('CF LD LL NP SA'.split(' '));

/** Departments in which Good Friday and 26 December are holidays (Code du travail, art. L3134-13). */
const alsaceMoselle = new Set(['57', '67', '68']);

/**
 * Returns the part of a country whose public holidays count at a place, by its ISO 3166-2 code without the country;
 * `undefined` where the whole country has the same, or the postal code is not known.
 */
export function findHolidayRegion({ country, postalCode = '' }: Place): string | undefined {
  switch (country) {
    case 'DE': {
      const code = Number.parseInt(postalCode, 10);
      return germanStates.findLast(([from]) => code >= from)?.[1];
    }
    case 'FR':
      return alsaceMoselle.has(postalCode.slice(0, 2)) ? postalCode.slice(0, 2) : undefined;
    case 'GB': {
      const area = /^[A-Z]+/.exec(postalCode.toUpperCase())?.[0] ?? '';
      if (area === 'BT') return 'NIR';
      if (scottish.has(area)) return 'SCT';
      return welsh.has(area) ? 'WLS' : 'ENG';
    }
    default:
      return undefined;
  }
}

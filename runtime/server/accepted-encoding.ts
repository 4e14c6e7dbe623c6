/** Encodings of a compressed text. */
export type Encoding = 'br' | 'gzip';

/** Max. parsed headers in the cache: browsers send a handful of different ones. */
const maxRemembered = 100;

const remembered = new Map<string, readonly Encoding[]>();

/** Returns the encodings that an `Accept-Encoding` header accepts, the smaller first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header === '') return [];
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const accepted = (['br', 'gzip'] as const).filter((encoding) => accepts(header, encoding));
  if (remembered.size < maxRemembered) remembered.set(header, accepted);
  return accepted;
}

/** Returns whether a visitor accepts an encoding, by name or by `*`; a weight of 0 refuses it. */
function accepts(header: string, encoding: Encoding): boolean {
  const offers = header.split(',').map((offer) =>
    offer
      .toLowerCase()
      .split(';')
      .map((part) => part.trim()),
  );
  const [, weight = 'q=1'] = offers.find(([name]) => name === encoding) ??
    offers.find(([name]) => name === '*') ?? ['', 'q=0'];
  return Number(weight.replace('q=', '')) > 0;
}

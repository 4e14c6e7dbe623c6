import { z } from 'zod';

/** The connected configurator, and the shop that it belongs to. */
export interface ElfsquadConnection {
  readonly shopId: string;
  /** Of the data API, without a trailing slash. */
  readonly url: string;
  readonly token: string;
}

/** A product as Elfsquad's data API describes it. */
export interface ElfsquadFeature {
  readonly id: string;
  readonly name: string;
  readonly articleCode: string | null;
  /** In euros, without VAT. */
  readonly salesPrice: number | null;
}

const page = z.object({
  value: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      articleCode: z.string().nullish().default(null),
      salesPrice: z.number().nullish().default(null),
    }),
  ),
});

/** Max. milliseconds for one page. */
const deadline = 10_000;
const pageSize = 500;
/** Max. products to read. */
const maxFeatures = 10_000;

/**
 * Reads all products of Elfsquad (https://docs.elfsquad.io/apis/data/, entity `Features`).
 *
 * @throws {Error} when Elfsquad does not answer, or not in the documented format.
 */
export async function loadFeatures({ url, token }: ElfsquadConnection): Promise<readonly ElfsquadFeature[]> {
  const features: ElfsquadFeature[] = [];
  while (features.length < maxFeatures) {
    const query = new URLSearchParams({
      $select: 'id,name,articleCode,salesPrice',
      $orderby: 'name,id',
      $top: String(pageSize),
      $skip: String(features.length),
    });
    const answer = await fetch(`${url}/Features?${query}`, {
      signal: AbortSignal.timeout(deadline),
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`Elfsquad answered ${answer.status}.`);
    const { value } = page.parse(await answer.json());
    features.push(...value);
    if (value.length < pageSize) break;
  }
  return features;
}

import { type Answer, answerQuotation } from '#backend/compositions/operate-offers.ts';
import type { TestBackend } from './backend.ts';
import { byPerson, freshSender } from './requests.ts';

/** Asks for a quotation for twelve panels, as the storefront sends it. @returns Its reference. */
export async function askForQuotation(
  { ask }: TestBackend,
  lines: readonly object[] = [{ productId: 'panel', quantity: 12 }],
  sender: object = freshSender(),
): Promise<string> {
  const answer = await ask('/quotations', {
    method: 'POST',
    headers: { 'x-mail-link': 'https://shop.example/quotation/offer' },
    body: { sender, lines, files: [], message: 'For a canteen.', guard: byPerson },
  });
  if (answer.statusCode !== 202) throw new Error(`The request was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json().reference;
}

/** Returns the day some days after another, `YYYY-MM-DD` in UTC. */
export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Answers a request for a quotation: twelve panels in moss at 70.00, for a week. @returns The identifier of the offer. */
export async function answerWithOffer(
  { backend }: Pick<TestBackend, 'backend'>,
  reference: string,
  answer: Partial<Answer> = {},
  now = new Date(),
): Promise<string> {
  const whole = {
    lines: [{ what: { sku: 'PA-MOSS', quantity: 12 }, unitPrice: 7000 }],
    validUntil: dayAfter(now, 7),
    note: undefined,
    ...answer,
  };
  const { offers } = await answerQuotation(backend.database.db, { reference, shop: undefined }, whole, now);
  const [offer] = offers;
  if (!offer) throw new Error(`${reference} was not answered.`);
  return offer.id;
}

import { advice, adviceProducts, adviceTexts } from '../../db/schema/advice.ts';
import { inLocale } from '../seed-locales.ts';
import type { WriteRows } from './insert-rows.ts';
import { type SeedContext, searchTexts } from './seed-context.ts';

export async function insertAdvice(
  write: WriteRows,
  { shop, shopId, locales, productsAmong }: SeedContext,
): Promise<void> {
  const pieces = shop.advice ?? [];
  await write(
    advice,
    pieces.map(({ key, readingTime, image }, position) => ({
      shopId,
      id: key,
      position,
      readingMinutes: readingTime,
      pictureKey: image.key,
    })),
  );
  await write(
    adviceTexts,
    pieces.flatMap((piece) =>
      locales.map((locale) => ({
        shopId,
        adviceId: piece.key,
        locale,
        title: inLocale(piece.title, locale),
        intro: inLocale(piece.intro, locale),
        body: inLocale(piece.body, locale),
        topic: inLocale(piece.topic, locale),
        questions: piece.questions.map(({ question, answer }) => ({
          question: inLocale(question, locale),
          answer: inLocale(answer, locale),
        })),
        ...searchTexts(piece, locale),
        pictureAlt: inLocale(piece.image.alt, locale),
      })),
    ),
  );
  await write(
    adviceProducts,
    pieces.flatMap((piece) =>
      productsAmong(piece.products).map((productId, position) => ({
        shopId,
        adviceId: piece.key,
        productId,
        position,
      })),
    ),
  );
}

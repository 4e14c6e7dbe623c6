import { imageRulePictures, imageRules } from '../../db/schema/image-rules.ts';
import { countExactCharacters, getPatternPrefix } from '../../images/image-rules.ts';
import type { WriteRows } from './insert-rows.ts';
import type { SeedContext } from './seed-context.ts';

export async function insertImageRules(write: WriteRows, { shop, shopId, inAll }: SeedContext): Promise<void> {
  const rules = shop.imageRules ?? [];
  await write(
    imageRules,
    rules.map(({ skuPattern }, position) => ({
      shopId,
      position,
      skuPattern,
      skuPrefix: getPatternPrefix(skuPattern),
      exactness: countExactCharacters(skuPattern),
    })),
  );
  await write(
    imageRulePictures,
    rules.flatMap(({ images }, rulePosition) =>
      images.map(({ key, alt }, position) => ({ shopId, rulePosition, position, pictureKey: key, alt: inAll(alt) })),
    ),
  );
}

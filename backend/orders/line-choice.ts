import { requireConfigurable } from '../configurator/configurable.ts';
import type { ConfigurationProblem, ConfigurationValues } from '../configurator/configuration-types.ts';
import { evaluateLoaded, type Verdict } from '../configurator/evaluate-configuration.ts';
import { findConfiguration, type SavedConfiguration } from '../configurator/saved-configurations.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { type FieldError, ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import type { BodyOf } from '../operations/handler.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { hashConfiguration, type LineConfiguration } from './hash-configuration.ts';
import type { LineContext } from './price-lines.ts';

/** The context in which an actor chooses a line. */
export interface ChoiceContext extends LineContext {
  readonly db: DatabaseWriter;
  readonly actor: Actor;
}

/** A valid choice of a line, without its quantity, which is validated when it is known. */
export interface Choice extends LineConfiguration {
  readonly cropId: string | undefined;
  /** Null: it has none. */
  readonly offerId: string | null;
  readonly sameness: string;
}

/** A requested choice, not validated yet. */
interface Wanted {
  readonly productId: string;
  readonly variantId: string | undefined;
  readonly values: ConfigurationValues;
  readonly cropId: string | undefined;
  readonly offerId: string | null;
  /** Ids of the options whose values come from the request itself. */
  readonly sent: ReadonlySet<string>;
  /** Whether the other values were saved or set earlier. */
  readonly hasEarlier: boolean;
}

/**
 * Returns the validated choice of a new line.
 *
 * @param offerId - The offer at whose price it is added; null: none.
 * @throws {ProblemError} `VALIDATION_FAILED`, `PRODUCT_NOT_FOUND`, `CONFIGURATION_NOT_FOUND`, `CONFIGURATION_OUTDATED`
 */
export async function chooseNew(
  context: ChoiceContext,
  body: BodyOf<'addOrderLine'>,
  offerId: string | null,
  now: Date,
): Promise<Choice> {
  const { productId, values = {}, cropId } = body;
  const saved = await findSaved(context, productId, body.configurationId, now);
  const earlier = saved ? withoutVariant(context, productId, saved.values, body.variantId) : {};
  return await evaluate(context, {
    productId,
    variantId: body.variantId ?? saved?.variantId,
    values: { ...earlier, ...values },
    cropId: cropId ?? saved?.cropId ?? undefined,
    offerId,
    sent: new Set(Object.keys(values)),
    hasEarlier: saved !== undefined,
  });
}

/**
 * Returns the validated choice of a changed line.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`, `CONFIGURATION_NOT_FOUND`, `CONFIGURATION_OUTDATED`
 */
export async function chooseFromLine(
  context: ChoiceContext,
  line: LineRow,
  body: BodyOf<'updateOrderLine'>,
  now: Date,
): Promise<Choice> {
  const saved = await findSaved(context, line.productId, body.configurationId, now);
  const base = saved?.values ?? (body.values ? {} : line.values);
  const earlier = withoutVariant(context, line.productId, base, body.variantId);
  return await evaluate(context, {
    productId: line.productId,
    variantId: body.variantId ?? saved?.variantId ?? line.variantId,
    values: { ...earlier, ...body.values },
    cropId: body.cropId ?? saved?.cropId ?? line.cropId ?? undefined,
    offerId: line.offerId,
    sent: new Set(Object.keys(body.values ?? {})),
    hasEarlier: true,
  }).catch((error: unknown) => {
    if (!(error instanceof ProblemError && error.code === 'PRODUCT_NOT_FOUND')) throw error;
    if (body.variantId === undefined) throw new ProblemError('CONFIGURATION_OUTDATED');
    throw breach([{ in: 'body', pointer: '/variantId', rule: 'enum', message: 'is no variant of the product' }]);
  });
}

/** Validates a choice in a quantity. @throws {ProblemError} `VALIDATION_FAILED` at `/quantity` */
export async function validateQuantity(
  { db, shop, actor, sources }: ChoiceContext,
  choice: Choice,
  quantity: number,
): Promise<Verdict> {
  const product = requireConfigurable(sources.products, choice.productId);
  const verdict = await evaluateLoaded(db, shop, actor, product, { ...choice, quantity });
  const problems = verdict.problems.filter(isAboutQuantity);
  if (problems.length > 0) throw breach(problems.map(toFieldError));
  return verdict;
}

async function evaluate(context: ChoiceContext, { sent, hasEarlier, ...wanted }: Wanted): Promise<Choice> {
  const { db, shop, actor, sources } = context;
  const product = requireConfigurable(sources.products, wanted.productId);
  const verdict = await evaluateLoaded(db, shop, actor, product, wanted);
  const problems = verdict.problems.filter((problem) => !isAboutQuantity(problem));
  const isOfRequest = ({ optionId }: ConfigurationProblem): boolean =>
    !hasEarlier || (optionId !== undefined && sent.has(optionId));
  const ofRequest = problems.filter(isOfRequest);
  if (ofRequest.length > 0) throw breach(ofRequest.map(toFieldError));
  const { variantId } = verdict;
  if (problems.length > 0 || variantId === undefined) throw new ProblemError('CONFIGURATION_OUTDATED');
  const { productId, cropId, offerId } = wanted;
  const chosen = { productId, variantId, values: verdict.values, cropId };
  return { ...chosen, offerId, sameness: hashConfiguration(chosen, offerId) };
}

/** Returns a saved configuration. @throws {ProblemError} `CONFIGURATION_NOT_FOUND` */
async function findSaved(
  { db, shop: { shopId } }: ChoiceContext,
  productId: string,
  id: string | undefined,
  now: Date,
): Promise<SavedConfiguration | undefined> {
  if (id === undefined) return undefined;
  const saved = await findConfiguration(db, { shopId, productId, id }, now);
  if (!saved) throw new ProblemError('CONFIGURATION_NOT_FOUND');
  return saved;
}

/** Returns values without those that decide the variant, where another variant of the product is named. */
function withoutVariant(
  { sources }: ChoiceContext,
  productId: string,
  values: ConfigurationValues,
  variantId: string | undefined,
): ConfigurationValues {
  if (variantId === undefined) return values;
  const named = sources.products.get(productId)?.variants.find(({ id }) => id === variantId);
  return Object.fromEntries(Object.entries(values).filter(([id]) => named?.choices[id] === undefined));
}

const isAboutQuantity = ({ pointer }: ConfigurationProblem): boolean => pointer === '/quantity';

function toFieldError({ pointer, rule, message }: ConfigurationProblem): FieldError {
  return { in: 'body', pointer, rule, message };
}

function breach(errors: readonly FieldError[]): ProblemError {
  return new ProblemError('VALIDATION_FAILED', undefined, errors);
}

import { z } from 'zod';
import type { OptionSettings, OptionType } from '../db/schema/options.ts';
import type {
  AskingType,
  Breach,
  KnownFile,
  Limit,
  Narrowed,
  OptionChoice,
  OptionOf,
  RemarkType,
  ValueOf,
} from './configuration-types.ts';
import type { StoredOption } from './describe-option.ts';
import type { Measure } from './measures.ts';
import type { OptionBounds } from './option-bounds.ts';

/** The members of a limit, as content files call them. */
export type LimitName = Measure | 'values' | 'maxLength';

interface DescribedType<Type extends OptionType, Settings extends z.ZodObject> {
  /** The settings that only this type has, as content files and the database store them. */
  readonly settings: Settings;
  /** Returns an option as the API describes it. */
  describe(stored: StoredOption): OptionOf<Type>;
}

/** A type whose options are remarks. */
export interface RemarkOptionType<Type extends RemarkType> extends DescribedType<Type, z.ZodObject> {
  readonly asks: false;
}

/**
 * A type whose options have a value. The values that are narrowed, validated, priced and described are always of this
 * type.
 */
export interface AskingOptionType<Type extends AskingType, Settings extends z.ZodObject = z.ZodObject>
  extends DescribedType<Type, Settings> {
  readonly asks: true;
  /** The settings that every option of this type needs, with their names in messages. */
  readonly needs?: Readonly<Partial<Record<keyof z.infer<Settings>, string>>>;
  /** The kind of values to choose from; absent: options of the type have none. */
  readonly choosesFrom?: 'named values' | 'colors' | 'images';
  /** The kind of default in content files; absent: the key of one of the values. */
  readonly defaultIs?: 'color';
  /** Returns the members that its limits may have; absent: it has no limits. */
  limitsOf?(settings: z.infer<Settings>): readonly LimitName[];
  /** Returns the bounds of the option's numbers; absent: it has none. */
  boundsOf?(settings: z.infer<Settings>): Readonly<Partial<Record<Measure, OptionBounds>>>;

  /**
   * Whether a value holds the buyer's own words or file, which nobody else may see and which are deleted with the
   * account.
   */
  readonly isPersonal: boolean;
  /** Returns the initial value of an option; `undefined`: none. */
  defaultValue(option: OptionOf<Type>): ValueOf<Type> | undefined;
  /** Returns whether a value is empty and counts as absent; absent: no value is. */
  isBlank?(value: ValueOf<Type>): boolean;
  /** Returns what limits leave of an option. @param limits - Those whose conditions are met; one at least. */
  narrow(option: OptionOf<Type>, limits: readonly Limit[]): Narrowed;
  /** Returns every violated rule of a value. @param files - Those that the actor may name, by their ids. */
  validate(
    option: OptionOf<Type>,
    value: ValueOf<Type>,
    narrowed: Narrowed,
    files: ReadonlyMap<string, KnownFile>,
  ): readonly Breach[];
  /** Returns the cents excluding VAT that a value adds to the price of a unit. */
  surcharge(option: OptionOf<Type>, value: ValueOf<Type>): number;
  /** Returns a value as text. @param locale - BCP 47. */
  words(
    option: OptionOf<Type>,
    value: ValueOf<Type>,
    locale: string,
    files: ReadonlyMap<string, KnownFile>,
  ): Pick<OptionChoice, 'value' | 'color'>;
  /** Returns the number that a condition compares; absent: it has none. */
  measure?(value: ValueOf<Type>, measure: Exclude<Measure, 'number'> | undefined): number | undefined;
  /** Returns the millimetres that a product is cut to; absent: it cuts none. */
  size?(value: ValueOf<Type>): { readonly width: number; readonly height: number; readonly depth?: number };
  /** Returns the id of the file that a value names; absent: it names none. */
  fileId?(value: ValueOf<Type>): string;
  /**
   * Returns whether a value makes a product one to the consumer's specifications (Directive 2011/83/EU, Article 16 (c)).
   *
   * @param hasValues - Whether the option has values of the shop's own.
   */
  isMadeToMeasure(value: ValueOf<Type>, settings: OptionSettings, hasValues: boolean): boolean;
}

/** For types that have no settings of their own. */
export const noSettings = z.object({});

import type { z } from 'zod';
import type { ownSettings } from '../configurator/option-types.ts';
import type { OptionType } from '../db/schema/options.ts';
import type { SeedImage, SeedPrice, SeedText } from './seed-texts.ts';

export interface SeedOptionValue {
  readonly key: string;
  readonly name: SeedText;
  /** `#rrggbb`, for RadioColor. */
  readonly color?: string;
  /** For RadioWithImage and RadioWithImageSmall. */
  readonly image?: SeedImage;
  /** Added to the unit price when chosen; absent: free. */
  readonly surcharge?: SeedPrice;
}

/** Bounds that limits leave; a missing one is open. */
export interface SeedRange {
  readonly min?: number;
  readonly max?: number;
}

/**
 * A condition on a preceding option: one of its values is chosen, it has a value or none, or its number is within
 * bounds.
 */
export type SeedCondition =
  | { readonly option: string; readonly chosen: readonly [string, ...string[]] }
  | { readonly option: string; readonly answered: boolean }
  | (SeedRange & { readonly option: string; readonly measure?: 'width' | 'height' | 'depth' });

/** All of them must be met. */
export type SeedConditions = readonly [SeedCondition, ...SeedCondition[]];

/** A limit of the choice while conditions are met. All limits whose conditions are met count. */
export interface SeedLimit {
  readonly when: SeedConditions;
  /** Keys of the values that are left: for Radio*, DropDown. */
  readonly values?: readonly [string, ...string[]];
  /** For Number. */
  readonly number?: SeedRange;
  /** For Dimensions. */
  readonly width?: SeedRange;
  readonly height?: SeedRange;
  readonly depth?: SeedRange;
  /** For TextArea. */
  readonly maxLength?: number;
}

/**
 * A choice of the shopper. Options named in `variants[].choices` decide the variant (and so the price and article
 * number); the others are configured on top. Settings of one type are described by the type itself.
 */
export interface SeedOption extends Readonly<z.infer<typeof ownSettings>> {
  readonly key: string;
  readonly type: OptionType;
  readonly name: SeedText;
  /** Help under the option; for remarks, the notice itself. */
  readonly description?: SeedText;
  /** Default true for options that decide the variant, else false. Remarks are never required. */
  readonly required?: boolean;
  /** For Radio*, DropDown; the palette of a ColorPicker. */
  readonly values?: readonly SeedOptionValue[];
  /**
   * Key of the initial value of a required option; default: that of the first variant, or the first. Of a ColorPicker
   * `#rrggbb`.
   */
  readonly default?: string;
  /** Shown behind a number. */
  readonly unit?: SeedText;
  /** For types without values: added to the unit price when used. */
  readonly surcharge?: SeedPrice;
  /** When it is shown; absent: always. */
  readonly shownWhen?: SeedConditions;
  /** When it is required though it is not otherwise. */
  readonly requiredWhen?: SeedConditions;
  readonly limits?: readonly SeedLimit[];
}

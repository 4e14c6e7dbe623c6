import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];
type Variant = Schemas['ProductVariant'];
type Option = Schemas['ProductOption'];

/** One value of an option that decides the variant. */
export interface VariantChoice {
  readonly id: string;
  readonly label: string;
  /** `#rrggbb`, when the value is a colour. */
  readonly color?: string;
  /** When the value is shown by a picture. */
  readonly image?: Schemas['Image'];
  /** The variant that choosing this value leads to. */
  readonly variant: Variant;
  readonly current: boolean;
}

/** An option that decides the variant, with its values. */
export interface VariantGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly VariantChoice[];
}

/** Returns whether an option identifies the variant, rather than being configured on top of one. */
export function decidesVariant(option: Pick<Option, 'id'>, variants: readonly Variant[]): boolean {
  return variants.some((variant) => Object.hasOwn(variant.choices, option.id));
}

/**
 * Returns the choices that lead from one variant to another. Choosing a value keeps all other choices where a variant
 * has them, else it leads to the first variant with that value; a value that no variant has is left out.
 */
export function variantGroups(
  options: readonly Option[],
  variants: readonly Variant[],
  current: Variant,
): readonly VariantGroup[] {
  return options.flatMap((option) => {
    if (!('values' in option) || !decidesVariant(option, variants)) return [];
    const choices = option.values.flatMap((value): VariantChoice[] => {
      const variant = variantWith(option.id, value.id, variants, current);
      if (variant === undefined) return [];
      const color = 'color' in value ? value.color : undefined;
      return [
        {
          id: value.id,
          label: value.label,
          ...(color !== undefined && { color }),
          ...('image' in value && { image: value.image }),
          variant,
          current: current.choices[option.id] === value.id,
        },
      ];
    });
    return choices.length > 1 ? [{ id: option.id, label: option.label, choices }] : [];
  });
}

function variantWith(
  optionId: string,
  valueId: string,
  variants: readonly Variant[],
  current: Variant,
): Variant | undefined {
  const candidates = variants.filter((variant) => variant.choices[optionId] === valueId);
  const others = Object.entries(current.choices).filter(([id]) => id !== optionId);
  return candidates.find((variant) => others.every(([id, value]) => variant.choices[id] === value)) ?? candidates[0];
}

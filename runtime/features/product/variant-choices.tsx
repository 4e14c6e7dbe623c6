import type { ReactNode } from 'react';
import { Link } from '#runtime/ui/link.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { Swatch } from '#runtime/ui/swatch.tsx';
import { namedLinkClass, swatchLinkClass, VariantList, VariantNav, VariantTitle } from './variant-choices.styles.ts';
import type { VariantGroup } from './variant-groups.ts';

interface VariantChoicesProps {
  readonly groups: readonly VariantGroup[];
  /** Query parameter that names the variant. */
  readonly parameter: string;
}

/**
 * Shows the variants of a product. Each has an address of its own, so a choice can be shared and works without
 * JavaScript.
 */
export function VariantChoices({ groups, parameter }: VariantChoicesProps): ReactNode {
  return groups.map((group) => {
    const current = group.choices.find((choice) => choice.current);
    return (
      <VariantNav key={group.id} aria-label={group.label}>
        <VariantTitle>
          <strong>{group.label}</strong> <span>{current?.label}</span>
        </VariantTitle>
        <VariantList>
          {group.choices.map(({ id, label, color, image, variant, current: chosen }) => (
            <li key={id}>
              <Link
                to={`?${parameter}=${encodeURIComponent(variant.slug)}`}
                replace
                preventScrollReset
                rel="nofollow"
                className={color === undefined ? namedLinkClass({ pictured: image !== undefined }) : swatchLinkClass()}
                aria-label={color === undefined ? undefined : label}
                title={color === undefined ? undefined : label}
                aria-current={chosen ? 'true' : undefined}
              >
                {image && <Picture picture={image} sizes="56px" ratio="square" corners="small" alt="" />}
                {color === undefined ? label : <Swatch hex={color} size={32} />}
              </Link>
            </li>
          ))}
        </VariantList>
      </VariantNav>
    );
  });
}

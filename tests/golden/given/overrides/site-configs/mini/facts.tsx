import type { PartProps } from 'shopgen/runtime/parts/part-props.ts';

export default function Facts({ sku }: Pick<PartProps<'product.facts'>, 'sku'>) {
  return <p>{sku}</p>;
}

/** Returns the query by which a product's page links to the quotation screen. */
export function quotationSearch({ slug, name }: { readonly slug: string; readonly name: string }): string {
  return `?${new URLSearchParams({ product: slug, name })}`;
}

/** Returns the first line of a quotation from such a query, as fields of its form. */
export function getLine(search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  const product = query.get('product') ?? '';
  if (product === '') return {};
  const name = (query.get('name') ?? '').slice(0, 200) || product;
  return { 'lines.0.productId': product, 'lines.0.name': name, 'lines.0.quantity': '1' };
}

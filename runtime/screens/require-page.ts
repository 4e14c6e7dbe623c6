/**
 * Throws for a page beyond the last one. An empty list is one page that says so.
 *
 * @throws {Response} 404
 */
export function requirePage({ page, pages }: { readonly page: number; readonly pages: number }): void {
  if (page > Math.max(1, pages)) throw new Response(null, { status: 404 });
}

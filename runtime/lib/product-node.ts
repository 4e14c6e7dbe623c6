/** Returns the name of a product in structured data. @param page - Absolute address of its page. */
export function productNode(page: string): string {
  return `${page}#product`;
}

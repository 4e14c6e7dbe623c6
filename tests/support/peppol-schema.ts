import { invoiceSchema } from '@e-invoice-eu/core';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { type Element, parseXmlDocument, type Document as XmlDocument } from 'slimdom';
import { z } from 'zod';

/** The schema of an element, with the schemas of its children in order. */
interface ElementSchema {
  readonly type?: string | undefined;
  readonly properties?: Readonly<Record<string, ElementSchema>> | undefined;
  readonly items?: ElementSchema | undefined;
}

const elementSchema: z.ZodType<ElementSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    properties: z.record(z.string(), elementSchema).optional(),
    items: elementSchema.optional(),
  }),
);

/** Names in credit notes, by their counterpart in invoices. */
const invoiceNames: Readonly<Record<string, string>> = {
  'cbc:CreditNoteTypeCode': 'cbc:InvoiceTypeCode',
  'cac:CreditNoteLine': 'cac:InvoiceLine',
  'cbc:CreditedQuantity': 'cbc:InvoicedQuantity',
};

const ajv = new Ajv2019({ strict: false, allErrors: true });
const validate = ajv.compile<unknown>(invoiceSchema);
const { properties } = z.object({ properties: z.record(z.string(), elementSchema) }).parse(invoiceSchema);

/**
 * Checks a document against the structure of Peppol BIS Billing 3.0: elements, their order and cardinality, formats and
 * code lists. The schema is generated from the definitions that OpenPeppol publishes.
 *
 * @returns What is wrong.
 */
export function checkPeppolStructure(xml: string): string[] {
  const document: XmlDocument = parseXmlDocument(xml);
  const root = document.documentElement;
  const schema = properties['ubl:Invoice'];
  if (!root || !schema) throw new Error('There is no document, or no schema.');
  const problems: string[] = [];
  const json = { 'ubl:Invoice': toJson(root, schema, problems) };
  if (!validate(json)) {
    for (const { instancePath, message } of validate.errors ?? []) problems.push(`${instancePath} ${message}`);
  }
  return problems;
}

function toJson(element: Element, schema: ElementSchema, problems: string[]): Record<string, unknown> {
  const known = Object.keys(schema.properties ?? {});
  const json: Record<string, unknown> = {};
  let last = -1;
  for (const child of element.children) {
    const name = invoiceNames[child.nodeName] ?? child.nodeName;
    const position = known.indexOf(name);
    if (position < last) problems.push(`${element.nodeName}: ${child.nodeName} stands too late`);
    last = Math.max(last, position);
    const childSchema = schema.properties?.[name];
    const isList = childSchema?.type === 'array';
    const inner = isList ? childSchema?.items : childSchema;
    const value = inner?.properties ? toJson(child, inner, problems) : (child.textContent ?? '');
    const before = json[name];
    if (isList) json[name] = [...(Array.isArray(before) ? before : []), value];
    else if (before !== undefined) problems.push(`${element.nodeName}: ${child.nodeName} stands twice`);
    else json[name] = value;
    for (const { name: attribute, value: text } of child.attributes) json[`${name}@${attribute}`] = text;
  }
  return json;
}

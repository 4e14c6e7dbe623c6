import type { components } from '#generated/contracts/product-api.ts';
import { isConfigurationValue, valueMembers } from './configuration-values.ts';

type Values = components['schemas']['ConfigurationValues'];
type Value = components['schemas']['ConfigurationValue'];

const prefix = 'values.';

/** Returns a configuration as fields of a form: `values.edge.valueId`, with `values.edge.type` beside it. */
export function configurationFields(values: Values): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [id, value] of Object.entries(values)) {
    for (const [member, held] of Object.entries(value)) {
      if (held !== false) fields[`${prefix}${id}.${member}`] = held === true ? 'on' : String(held);
    }
  }
  return fields;
}

/**
 * Reads a configuration from the fields of a submitted form. An option that was left empty has no value; the API
 * validates the rest.
 */
export function readConfiguration(sent: Readonly<Record<string, string>>): Values {
  const members = new Map<string, Record<string, string>>();
  for (const [name, text] of Object.entries(sent)) {
    const dot = name.lastIndexOf('.');
    if (!name.startsWith(prefix) || dot <= prefix.length) continue;
    const id = name.slice(prefix.length, dot);
    const option = members.get(id) ?? {};
    members.set(id, option);
    option[name.slice(dot + 1)] = text.trim();
  }
  const values: Record<string, Value> = {};
  for (const [id, option] of members) {
    const value = valueIn(option);
    if (value) values[id] = value;
  }
  return values;
}

function valueIn({ type = '', ...fields }: Readonly<Record<string, string>>): Value | undefined {
  const members = [...(valueMembers(type) ?? [])];
  const isAnswered = members.some(
    ([name, { holds, isOptional }]) => holds === 'boolean' || (!isOptional && fields[name]),
  );
  if (!isAnswered) return undefined;
  const held = members
    .filter(([name, { isOptional }]) => !isOptional || fields[name])
    .map(([name, { holds, isLowerCase }]) => {
      const text = fields[name] ?? '';
      return [name, read[holds](isLowerCase ? text.toLowerCase() : text)] as const;
    });
  const value = { type, ...Object.fromEntries(held) };
  return isConfigurationValue(value) ? value : undefined;
}

const read = {
  string: (text: string) => text,
  number: numberIn,
  boolean: (text: string) => text === 'on',
};

/** Parses a number with a comma or a point; an invalid one becomes a value that no option accepts. */
function numberIn(text: string): number {
  const number = Number(text.replace(',', '.'));
  return text !== '' && Number.isFinite(number) ? number : -1;
}

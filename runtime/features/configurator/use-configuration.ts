import { useEffect, useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { configurationFields, readConfiguration } from '#runtime/lib/configuration-fields.ts';
import { configuredAddress } from './configuration-address.ts';
import type { ConfiguratorProps } from './configurator-props.ts';
import { defaultValues } from './default-values.ts';
import { answeredOptions, evaluateOptionStates } from './option-rules.ts';
import type { Option } from './options/option-type.ts';
import { isRemark } from './options/option-types.ts';
import { problemText } from './problem-text.ts';
import { type Choice, useVerdict } from './use-verdict.ts';

type Schemas = components['schemas'];

/** Returns the current configuration of a product, the API's answer to it, and the address that contains it. */
export function useConfiguration({
  productId,
  variantId,
  options,
  quantity,
  saved,
  kind,
}: Pick<ConfiguratorProps, 'productId' | 'variantId' | 'options' | 'quantity' | 'saved' | 'kind'>) {
  const { t } = useLocale();
  const [start] = useState(() => getStart(options, saved));
  const [values, setValues] = useState(start);
  const [count, setCount] = useState(saved?.pricing.quantity.current ?? quantity.default);
  const [typedCount, setTypedCount] = useState<string>();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const isConfigurable = kind === 'PhotoPrint' || options.some((option) => !isRemark(option));
  const { verdict, pricing, isAsking, ask } = useVerdict(productId, saved, isConfigurable);

  const configurationId = verdict?.configurationId;
  useEffect(() => {
    if (changed.size === 0) return;
    window.history.replaceState(window.history.state, '', configuredAddress(window.location.href, configurationId));
  }, [configurationId, changed]);

  return {
    values,
    count,
    /** The quantity as it was typed. */
    typedCount,
    verdict,
    /** The price of the configuration; absent until the API has responded. */
    pricing,
    isAsking,
    states: evaluateOptionStates(options, values),
    /** The options whose answer another choice has removed, until they are answered again. */
    removed: options.filter(({ id }) => removed.has(id)),
    /** Initial values of the fields. */
    fields: { quantity: String(count), ...getTypes(options), ...configurationFields(start) },
    /** Requests the verdict on the current configuration, or on another one. */
    ask: (instead: Partial<Choice> = {}) => ask({ variantId, quantity: count, values, ...instead }),
    /** Marks a choice as made that is no field of an option. */
    touch: (name: string) => setChanged((names) => (names.has(name) ? names : new Set([...names, name]))),
    /** Reads the form. @param name - The field that was changed. */
    take: (sent: Readonly<Record<string, string>>, name: string): Pick<Choice, 'quantity' | 'values'> => {
      const next = readConfiguration(sent);
      const wanted = Number(sent.quantity);
      const units = Number.isInteger(wanted) && wanted > 0 && wanted <= quantity.maximum ? wanted : count;
      const before = answeredOptions(options, values);
      const after = answeredOptions(options, next);
      const own = (id: string): boolean => name.startsWith(`values.${id}.`);
      setRemoved((ids) => new Set([...ids, ...before].filter((id) => !after.has(id) && !own(id))));
      setValues(next);
      setCount(units);
      setTypedCount(sent.quantity);
      setChanged((names) => new Set([...names, name]));
      return { quantity: units, values: next };
    },
    /**
     * Returns the error of an option that was touched. @param isSent - Or everything, once a form was sent.
     */
    problemOf: (id: string, isSent: boolean): string | undefined => {
      const isDealtWith = isSent || [...changed].some((name) => name.startsWith(`values.${id}.`));
      const problem = isDealtWith && !isAsking && verdict?.problems.find(({ optionId }) => optionId === id);
      if (!problem) return undefined;
      const { key, values: texts } = problemText(problem);
      return t(key, texts);
    },
  };
}

/** The result of {@link useConfiguration}. */
export type Configuration = ReturnType<typeof useConfiguration>;

/** Returns the current texts of a form. */
export function sentFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  const sent: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent[name] = value;
  return sent;
}

function getStart(options: readonly Option[], saved: Schemas['ConfiguredProduct'] | undefined) {
  const known: ReadonlySet<string> = new Set(options.map(({ id }) => id));
  const values = { ...defaultValues(options), ...saved?.values };
  return Object.fromEntries(Object.entries(values).filter(([id]) => known.has(id)));
}

/** Returns the type of each option, which a form sends with its value. */
function getTypes(options: readonly Option[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    options.filter((option) => !isRemark(option)).map(({ id, type }) => [`values.${id}.type`, type]),
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, set, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { FormError, SentValues } from '#runtime/contracts/form.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { checkValues } from '#runtime/validation/check-values.ts';
import { nestValues } from '#runtime/validation/nest-values.ts';
import type { FormDefinition } from './form-definition.ts';
import { dropDraft, findDraft, keepDraft } from './form-draft.ts';
import { findInvalidSubmission } from './invalid-submission.ts';
import { sendForm } from './send-form.ts';

/** Options of a form. */
export interface SiteFormOptions<Value, Answer> {
  /** Initial values by field. */
  readonly defaults?: Readonly<Record<string, string | undefined>>;
  /** Called when the form was accepted. Until its promise resolves, the form counts as being sent. */
  readonly onTaken: (taken: { readonly value: Value; readonly answer: Answer }) => void | Promise<void>;
  /** Server-side checks of fields; each returns an error or `undefined`. */
  readonly askAbout?: Readonly<Record<string, (value: string) => Promise<FormError | undefined>>>;
  /** Key of the draft that is kept while the visitor looks at other pages: an order's id, for instance. */
  readonly draftFor?: string;
}

/** A check of a field in the browser: returns the error that prevents submission. */
export type Guard = () => FormError | undefined;

/** Properties of a control of `runtime/ui`. */
export interface SiteField extends UseFormRegisterReturn {
  readonly defaultValue?: string;
  readonly error?: string;
}

/** Properties of a checkbox. */
export interface SiteBox extends UseFormRegisterReturn {
  readonly defaultChecked: boolean;
  readonly error?: string;
}

/** An error of the error summary. */
export interface ListedError {
  readonly name: string;
  readonly text: string;
}

/** The state and functions of a form. */
export interface SiteForm {
  /** Properties of the `form` element. */
  readonly props: {
    readonly method: 'post';
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: () => void;
  };
  readonly name: string;
  readonly field: (name: string) => SiteField;
  readonly box: (name: string) => SiteBox;
  /** Initial entries of a list of the form. */
  readonly startOf: (list: string) => readonly SentValues[];
  /** Sets the entries of a list, which are not registered as fields. */
  readonly put: (list: string, entries: readonly SentValues[]) => void;
  /** Sets a field's value as if it had been typed. */
  readonly write: (name: string, value: string) => void;
  /** Adds a check of a field in the browser, such as of a running upload. Returns a function that removes it. */
  readonly guard: (name: string, check: Guard) => () => void;
  /** Returns the error of a part of a list, or of the whole list: `lines.0.quantity`, `lines`. */
  readonly errorOf: (name: string) => string | undefined;
  /** Returns the current values, lists included. */
  readonly sent: () => SentValues;
  readonly isSending: boolean;
  /** The error of the whole form, in the visitor's language. */
  readonly problem: string | undefined;
  /** Message key of the problem: `apiErrors:CONFLICT`. */
  readonly problemKey: MessageKey | undefined;
  readonly errors: readonly ListedError[];
  /** Number of rejections: the list of errors takes the focus when it grows. */
  readonly rejections: number;
}

/**
 * Returns a form that works by itself as plain HTML, and with React Hook Form when the page is hydrated. Values stay in
 * the document, so an earlier draft is not lost.
 */
export function useSiteForm<Value, Input, Answer>(
  definition: FormDefinition<Value, Input, Answer>,
  { defaults = {}, onTaken, askAbout = {}, draftFor }: SiteFormOptions<Value, Answer>,
): SiteForm {
  const queryClient = useQueryClient();
  const trpc = useTRPC();
  const { t } = useLocale();
  const invalid = useRef(findInvalidSubmission(queryClient, definition.name)).current;
  const draft = useRef(draftFor === undefined ? undefined : findDraft(queryClient, definition.name, draftFor)).current;
  /** Initial values of an invalid submission or a draft. */
  const begun = invalid?.values ?? draft;
  const isTyped = useRef(false);
  const getText = ({ key, values, also = [] }: FormError): string => [t(key, values), ...also.map(getText)].join(' ');
  const [problem, setProblem] = useState(invalid?.problem);
  const [rejections, setRejections] = useState(invalid ? 1 : 0);
  const shownAt = useRef(Date.now()).current;
  const known = useRef(new Map<string, FormError | undefined>()).current;
  const guards = useRef(new Map<string, Guard>()).current;

  const toFieldErrors = (errors: Readonly<Record<string, FormError>>): FieldErrors => {
    const nested: FieldErrors = {};
    for (const [name, error] of Object.entries(errors)) set(nested, name, { type: 'rule', message: getText(error) });
    return nested;
  };

  // One stable object: React Hook Form treats a new one as new errors.
  const [firstErrors] = useState(() => toFieldErrors(invalid?.errors ?? {}));
  const {
    register,
    getValues,
    handleSubmit,
    setError,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    errors: firstErrors,
    resolver: async (values) => {
      const sent = getTexts(values);
      const checked = await checkValues(definition.schema, sent);
      const found = { ...(checked.ok ? {} : checked.errors) };
      for (const [name, check] of guards) {
        const answer = check();
        if (answer) found[name] = answer;
      }
      for (const [name, ask] of Object.entries(askAbout)) {
        const value = sent[name];
        if (found[name] !== undefined || !value) continue;
        const question = `${name} ${value}`;
        if (!known.has(question)) known.set(question, await ask(value));
        const answer = known.get(question);
        if (answer) found[name] = answer;
      }
      return Object.keys(found).length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors(found) };
    },
  });

  const leave = useEffectEvent(() => {
    if (draftFor === undefined || !isTyped.current) return;
    keepDraft(queryClient, definition.name, draftFor, getTexts(getValues()));
  });
  useEffect(() => () => leave(), []);

  const send = handleSubmit(
    async (values) => {
      setProblem(undefined);
      const elapsedMs = String(Date.now() - shownAt);
      const sent = getTexts(values);
      const result = await sendForm(definition, { ...sent, elapsedMs }, { queryClient, trpc });
      if (result.ok) {
        isTyped.current = false;
        if (draftFor !== undefined) dropDraft(queryClient, definition.name, draftFor);
        return onTaken(result);
      }
      const current = getTexts(getValues());
      for (const [name, error] of Object.entries(result.invalid.errors)) {
        // A value that changed during submission has not been rejected.
        if (isSameField(name, sent, current)) setError(name, { type: 'server', message: getText(error) });
      }
      setProblem(result.invalid.problem);
      setRejections((count) => count + 1);
    },
    () => setRejections((count) => count + 1),
  );

  const getError = (name: string): { readonly error?: string } => {
    const text = listErrors(errors).find((error) => error.name === name)?.text;
    return text === undefined ? {} : { error: text };
  };

  return {
    name: definition.name,
    props: {
      method: 'post',
      noValidate: true,
      onSubmit: (event) => void send(event),
      onInput: () => {
        isTyped.current = true;
      },
    },
    field: (name) => {
      const defaultValue = begun?.[name] ?? defaults[name];
      return { ...register(name), ...(defaultValue !== undefined && { defaultValue }), ...getError(name) };
    },
    box: (name) => ({
      ...register(name),
      defaultChecked: (begun ?? defaults)[name] === 'on',
      ...getError(name),
    }),
    startOf: (list) => getEntries(nestValues(begun ?? dropUndefined(defaults))[list]),
    put: (list, entries) => setValue(list, entries, { shouldValidate: rejections > 0 }),
    write: (name, value) => setValue(name, value, { shouldValidate: true, shouldDirty: true }),
    guard: (name, check) => {
      guards.set(name, check);
      return () => guards.delete(name);
    },
    errorOf: (name) => getError(name).error,
    sent: () => getTexts(getValues()),
    isSending: isSubmitting,
    problem: problem && getText(problem),
    problemKey: problem?.key,
    errors: listErrors(errors),
    rejections,
  };
}

/**
 * Returns the texts as a browser would send them: an empty field is an empty text, an unticked checkbox is left out.
 */
function getTexts(values: Readonly<Record<string, unknown>>, path: readonly string[] = []): SentValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = [...path, name].join('.');
    if (typeof value === 'string') texts[field] = value;
    else if (value === true) texts[field] = 'on';
    else if (typeof value === 'object' && value !== null) Object.assign(texts, getTexts({ ...value }, [...path, name]));
  }
  return texts;
}

/** Returns whether a field and its subfields have the same texts in both. */
function isSameField(name: string, one: SentValues, other: SentValues): boolean {
  const parts = [...Object.keys(one), ...Object.keys(other)].filter(
    (field) => field === name || field.startsWith(`${name}.`),
  );
  return parts.every((field) => one[field] === other[field]);
}

/** Returns the entries of a list, each by field. */
function getEntries(list: unknown): SentValues[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? [getTexts({ ...entry })] : [],
  );
}

const dropUndefined = (values: Readonly<Record<string, string | undefined>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function listErrors(errors: Readonly<Record<string, unknown>>, path: readonly string[] = []): ListedError[] {
  return Object.entries(errors).flatMap(([name, error]): ListedError[] => {
    if (typeof error !== 'object' || error === null) return [];
    const field = [...path, name];
    if ('message' in error && typeof error.message === 'string')
      return [{ name: field.join('.'), text: error.message }];
    return 'ref' in error ? [] : listErrors({ ...error }, field);
  });
}

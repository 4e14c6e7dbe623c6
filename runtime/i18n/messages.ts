import type { i18n } from 'i18next';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { LocalePack } from '#runtime/contracts/app.ts';
import type { OwnTexts } from '#runtime/contracts/messages.ts';

type Values = Readonly<Record<string, string | number>>;
type Texts = Readonly<Record<string, string>>;

/**
 * Returns the text of a key in the page's locale, with `{{name}}` replaced by `values.name`; `count` selects the plural
 * form.
 */
export type Translate = (key: MessageKey | keyof OwnTexts, values?: Values) => string;

/**
 * The texts of one locale for the browser, with the part of the i18next interface that react-i18next uses. The texts are
 * compiled into the build and complete, so that nothing of i18next's loading, detecting and falling back is needed: its
 * core would be a seventh of the scripts of a first visit. The server's texts are i18next's own.
 */
class CompiledMessages {
  readonly isInitialized = true;
  readonly options = {};
  /** The event source for added texts; react-i18next subscribes only if configured to. */
  readonly store = this;
  readonly language: string;
  readonly languages: readonly string[];
  readonly resolvedLanguage: string;
  readonly #namespaces: Map<string, Texts>;
  readonly #listeners = new Map<string, Set<(...args: readonly unknown[]) => void>>();
  #plurals: Intl.PluralRules | undefined;

  constructor(locale: string, messages: LocalePack['messages']) {
    this.language = locale;
    this.languages = [locale];
    this.resolvedLanguage = locale;
    this.#namespaces = new Map(Object.entries(messages));
  }

  /** Bound, so that it can be passed without its instance. A text that is missing shows its key. */
  readonly t = (key: string, values?: Values): string => {
    const colon = key.indexOf(':');
    const texts = this.#namespaces.get(key.slice(0, colon));
    const name = key.slice(colon + 1);
    const text = texts?.[this.#form(texts, name, values)] ?? texts?.[name];
    if (text === undefined) return name;
    if (values === undefined || !text.includes('{{')) return text;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, variable: string) => String(values[variable] ?? ''));
  };

  getFixedT(): CompiledMessages['t'] {
    // A new function after a change, so that components update.
    return (...args) => this.t(...args);
  }

  hasLoadedNamespace(): boolean {
    return true;
  }

  getResourceBundle(_: string, namespace: string): Texts | undefined {
    return this.#namespaces.get(namespace);
  }

  addResourceBundle(_: string, namespace: string, texts: Texts): void {
    this.#namespaces.set(namespace, texts);
  }

  removeResourceBundle(_: string, namespace: string): void {
    this.#namespaces.delete(namespace);
  }

  on(events: string, listener: () => void): void {
    for (const event of events.split(' ')) {
      const listeners = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, listeners.add(listener));
    }
  }

  off(event: string, listener: () => void): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, ...args: readonly unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args);
  }

  /** The key of the form that `values.count` asks for; zero has its own form if the texts do. */
  #form(texts: Texts, name: string, values: Values | undefined): string {
    const count = values?.count;
    if (typeof count !== 'number') return name;
    if (count === 0 && `${name}_zero` in texts) return `${name}_zero`;
    this.#plurals ??= new Intl.PluralRules(this.language);
    return `${name}_${this.#plurals.select(count)}`;
  }
}

/**
 * Creates the texts of one locale for the browser, for react-i18next and for callers of `t`. A site generates its message keys into a
 * type, so an unknown key does not compile.
 */
export function createMessages(pack: Pick<LocalePack, 'locale' | 'messages'>): i18n;
export function createMessages({ locale, messages }: Pick<LocalePack, 'locale' | 'messages'>): object {
  return new CompiledMessages(locale, messages);
}

/** Restricts i18next's function to the keys and values this project uses. */
export function createTranslate(t: i18n['t']): Translate {
  return (key, values = {}) => t(key, values);
}

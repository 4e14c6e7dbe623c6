import { getRecord } from '#cli/config/record-of.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import {
  type FlagName,
  type FlagRule,
  type Flags,
  type PlainFlag,
  plainFlagNames,
  plainFlags,
  type SearchType,
  searchFlags,
  searchTypes,
} from '#runtime/contracts/flags.ts';

/** The features given on the command line; the others follow from the rest of the site. */
export type FlagWishes = Partial<Readonly<Record<PlainFlag, boolean>>> & {
  /** Types of search; false for none. */
  readonly search?: readonly SearchType[] | false;
};

/**
 * Decides every flag: as given, else as inherited, else the default of new sites, where its prerequisite is on.
 *
 * @throws UsageError when a wish lacks its prerequisite
 */
export function draftFlags({ search, ...wishes }: FlagWishes, inherited: Flags | undefined): Flags {
  const isOn = new Map<FlagName, boolean>();
  const decide = ({ name, needs }: FlagRule, option: string, wish: boolean | undefined, otherwise: boolean): void => {
    const isLacking = needs !== undefined && !needs.some((other) => isOn.get(other));
    if (isLacking && wish === true) throw new UsageError(lacks(option, needs));
    isOn.set(name, !isLacking && (wish ?? otherwise));
  };
  for (const flag of plainFlags) {
    decide(flag, `--${flag.option}`, wishes[flag.name], inherited?.[flag.name] ?? flag.default);
  }
  for (const flag of searchFlags.toReversed()) {
    const wish = search === undefined ? undefined : search !== false && search.includes(flag.type);
    decide(flag, `--search ${flag.type}`, wish, inherited?.search[flag.type] ?? flag.default);
  }
  return {
    ...getRecord(plainFlagNames, (name) => isOn.get(name) === true),
    search: getRecord(searchTypes, (type) => isOn.get(`search.${type}`) === true),
  };
}

function lacks(option: string, needs: readonly FlagName[]): string {
  const plain = plainFlags.find(({ name }) => name === needs[0]);
  if (plain) return `${option} needs ${plain.name}, which is off\nLeave out --no-${plain.option}, or ${option}.`;
  const types = needs.map((name) => name.replace('search.', ''));
  return `${option} needs at least one of ${new Intl.ListFormat('en-GB').format(types)}\nName them with a comma between.`;
}

interface FlagRow<Name extends string = string> {
  /** Whether new sites have it, if they have the flags that it needs. */
  readonly default: boolean;
  /** Flags of which at least one has to be on. */
  readonly needs?: readonly Name[];
  /** Description of what a site gains. */
  readonly gives: string;
}

/** How a flag is switched on when a site is added. */
interface FlagChoice {
  /** The option of `shopgen site add` that switches it on, without the dashes in front. */
  readonly option: string;
  /** The answer that switches it on where `shopgen site add` asks. */
  readonly answer: string;
}

/** The flags that stand directly under `flags`, each below those that it needs. */
const plainTable = [
  {
    name: 'products',
    default: true,
    gives: 'catalogue, cart and checkout',
    option: 'products',
    answer: 'products: catalogue, cart and checkout',
  },
  {
    name: 'account',
    default: true,
    needs: ['products'],
    gives: 'login, orders, saved items',
    option: 'account',
    answer: 'account: login, orders, saved items',
  },
  // Off by default: it shows data of a third party.
  {
    name: 'reviewsWidget',
    default: false,
    needs: ['products'],
    gives: 'reviews',
    option: 'reviews',
    answer: 'reviews',
  },
  {
    name: 'footerLogo',
    default: true,
    gives: 'a logo in the footer',
    option: 'footer-logo',
    answer: 'logo in the footer',
  },
] as const satisfies readonly (FlagRow & FlagChoice & { readonly name: string })[];

/** The flags under `flags.search`, each above those that it needs. */
const searchTable = [
  {
    type: 'all',
    default: true,
    needs: ['search.product', 'search.blog', 'search.project'],
    gives: 'a search for everything at once',
  },
  { type: 'product', default: true, needs: ['products'], gives: 'a search for products' },
  { type: 'blog', default: true, gives: 'a search for blogs' },
  { type: 'project', default: true, gives: 'a search for projects' },
] as const satisfies readonly (FlagRow & { readonly type: string })[];

export type PlainFlag = (typeof plainTable)[number]['name'];
export type SearchType = (typeof searchTable)[number]['type'];

/** A flag as messages name it: `products`, `search.blog`. */
export type FlagName = PlainFlag | `search.${SearchType}`;

/** The flags of a site. Everything behind a flag that is off stays out of the build. */
export type Flags = Readonly<Record<PlainFlag, boolean>> & {
  readonly search: Readonly<Record<SearchType, boolean>>;
};

/** The condition for routes, texts and code: a flag, or `search` for any type of search. */
export type Gate = keyof Flags;

/** A row of the table with the flag's name. */
export interface FlagRule extends FlagRow<FlagName> {
  readonly name: FlagName;
}

export const plainFlags: readonly (FlagRule & FlagChoice & { readonly name: PlainFlag })[] = plainTable;

export const plainFlagNames: readonly PlainFlag[] = plainTable.map(({ name }) => name);

export const searchFlags: readonly (FlagRule & { readonly type: SearchType })[] = searchTable.map((flag) => ({
  ...flag,
  name: `search.${flag.type}` as const,
}));

export const searchTypes: readonly SearchType[] = searchTable.map(({ type }) => type);

export const gates: readonly Gate[] = [...plainFlagNames, 'search'];

/**
 * Texts behind a gate, by namespace: the whole namespace, or keys, each with everything below it. Sites whose gate is
 * closed do not contain them.
 */
export const gatedTexts: Partial<Readonly<Record<Gate, Readonly<Record<string, 'all' | readonly string[]>>>>> = {
  products: {
    cart: 'all',
    checkout: 'all',
    product: 'all',
    apiErrors: [
      'PRODUCT_NOT_FOUND',
      'CONFIGURATION_NOT_FOUND',
      'CONFIGURATION_OUTDATED',
      'RESOLUTION_TOO_LOW',
      'ORDER_NOT_FOUND',
      'ORDER_EMPTY',
      'ORDER_FULL',
      'ORDER_INCOMPLETE',
      'ORDER_CHANGED',
      'ORDER_PLACED',
      'ORDER_NOT_PLACED',
      'ORDER_PAID',
      'ORDER_CANCELLED',
      'ORDER_NOT_CANCELLABLE',
      'WITHDRAWAL_NOT_ALLOWED',
      'REVIEW_NOT_POSSIBLE',
      'VOUCHER_NOT_VALID',
      'OFFER_NOT_VALID',
      'OUT_OF_STOCK',
      'CUSTOMER_LIMIT',
      'DELIVERY_UNAVAILABLE',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
    form: ['photo'],
    header: ['cart'],
    notFound: ['products'],
    yup: ['licenseCode'],
  },
  account: {
    account: 'all',
    auth: 'all',
    register: 'all',
    resetPassword: 'all',
    apiErrors: [
      'UNAUTHENTICATED',
      'CREDENTIALS_INVALID',
      'ACCOUNT_UNVERIFIED',
      'ACCOUNT_DISABLED',
      'PASSWORD_WRONG',
      'EMAIL_IN_USE',
      'COMPANY_MEMBER',
      'ADMINISTRATOR_NEEDED',
      'APPROVAL_NEEDED',
      'APPROVAL_NOT_NEEDED',
    ],
    form: ['password'],
    header: ['account'],
    yup: ['email_in_use', 'string.password', 'string.password_match'],
  },
  search: { search: 'all' },
  footerLogo: { footer: ['groupMember'] },
};

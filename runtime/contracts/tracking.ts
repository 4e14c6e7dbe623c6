import type { components as Content } from '#generated/contracts/content-api.ts';
import type { components as Product } from '#generated/contracts/product-api.ts';

/** The event name of a request that was sent with a form. */
export type RequestEvent = 'offerte_aanvraag' | 'contactformulier' | 'nieuwsbrief_inschrijving' | 'advies_aanvraag';

/** The identity of a product list. */
export interface TrackedList {
  /** The same in every language: `related`, `category-wall-panels`. */
  readonly id: string;
  /** Its visible title, or a substitute. */
  readonly name: string;
  /** Number of products on the pages before this one. */
  readonly offset?: number;
}

/** A product in a tracked list. */
export interface ListedProduct extends Pick<Content['schemas']['ProductCard'], 'id' | 'name'> {
  readonly category: Pick<Content['schemas']['ProductCard']['category'], 'name'>;
  readonly fromPrice: Pick<Content['schemas']['ProductCard']['fromPrice'], 'currency' | 'priceExcVat'>;
}

/** The product of a product page; `variant` is the name of the variant that is shown. */
export interface ViewedProduct extends Pick<Product['schemas']['Product'], 'id' | 'name' | 'brand'> {
  readonly category: Pick<Product['schemas']['Product']['category'], 'name'>;
  readonly variant?: string;
  readonly pricing: Pick<Product['schemas']['Pricing'], 'currency' | 'priceExcVat'>;
}

/** A page that is shown, with its final title and address. */
export interface ViewedPage {
  readonly title: string;
  readonly location: string;
}

/** How often an event may be sent: once with this key in a visit (`visit`), or in this browser (`browser`). */
export interface OncePer {
  readonly key: string;
  readonly lasts: 'visit' | 'browser';
}

/** A report of something in a visit. The tracker, which runs when a visitor has agreed, makes the events of them. */
export type VisitReport =
  | readonly ['pageView', ViewedPage]
  | readonly ['viewItemList', TrackedList, readonly ListedProduct[]]
  | readonly ['viewItem', ViewedProduct]
  /** Something on the way from a product to a paid order; not before the server has accepted it. */
  | readonly ['order', OrderTrackingEvent, OncePer?]
  /** A request that was sent; not before the server has accepted it. */
  | readonly ['request', RequestEvent];

/** Functions with which pages report a visit. A locale without a tag manager has none. */
export interface Tracking {
  /** Reports something that a visitor has done. */
  readonly report: (report: VisitReport) => void;
  /** Reports something that a page shows. The document holds those of the first page, which are not reported again. */
  readonly reportShown: (report: VisitReport) => void;
  /** Reports that a page is shown: the first one, or the next. */
  readonly reportPage: (page: ViewedPage) => void;
}

/** Attributes of a link to a product of a tracked list: the list's id, and the product's. */
export const listAttribute = 'data-list';
export const itemAttribute = 'data-item';

/** Id of the data block in a document with the reports of what it shows: JSON of {@link VisitReport}s. */
export const reportsElementId = 'reports';

declare global {
  interface Window {
    /** The visit's reports until a tracker takes them; from then on what is added becomes an event. */
    visitReports?: VisitReport[];
  }
}

/**
 * A product in GA4's terms.
 *
 * @see https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
export interface TrackedItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** Place in its list, counted from 0. */
  readonly index?: number;
  /** Price of one unit without VAT, in whole units of the currency: GA4 expects values without tax. */
  readonly price: number;
  readonly quantity: number;
}

interface ListEvent<Name extends string> {
  readonly event: Name;
  readonly ecommerce: {
    readonly item_list_id: string;
    readonly item_list_name: string;
    /** ISO 4217. */
    readonly currency: string;
    readonly items: readonly TrackedItem[];
  };
}

/** The products of an order event. Amounts are in whole units of the currency, without VAT. */
export interface OrderPayload {
  /** ISO 4217. */
  readonly currency: string;
  readonly value: number;
  readonly items: readonly TrackedItem[];
}

/** An event between product and paid order, in GA4's terms. */
export type OrderTrackingEvent =
  | {
      readonly event: 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';
      readonly ecommerce: OrderPayload;
    }
  | { readonly event: 'add_shipping_info'; readonly ecommerce: OrderPayload & { readonly shipping_tier: string } }
  | { readonly event: 'add_payment_info'; readonly ecommerce: OrderPayload & { readonly payment_type: string } }
  | {
      readonly event: 'purchase';
      readonly ecommerce: OrderPayload & {
        readonly transaction_id: string;
        readonly tax: number;
        readonly shipping: number;
      };
    };

/** An event that is pushed to `window.dataLayer`. */
export type TrackingEvent =
  | { readonly event: 'page_view'; readonly page_title: string; readonly page_location: string }
  | ListEvent<'view_item_list'>
  | ListEvent<'select_item'>
  | {
      readonly event: 'view_item';
      readonly ecommerce: {
        readonly currency: string;
        readonly value: number;
        readonly items: readonly TrackedItem[];
      };
    }
  | OrderTrackingEvent
  | { readonly event: RequestEvent };

import type { components as Content } from '#generated/contracts/content-api.ts';
import type { components as Product } from '#generated/contracts/product-api.ts';

/** A request that was sent with a form, by the name that the shop's measuring knows it by. */
export type RequestEvent = 'offerte_aanvraag' | 'contactformulier' | 'nieuwsbrief_inschrijving' | 'advies_aanvraag';

/** A list of products, as reports tell it from others. */
export interface TrackedList {
  /** The same in every language: `related`, `category-wall-panels`. */
  readonly id: string;
  /** What visitors read above it, or what stands for that. */
  readonly name: string;
  /** Number of products on the pages before this one. */
  readonly offset?: number;
}

/** What is said of a product that stands in a list. */
export type ListedProduct = Pick<Content['schemas']['ProductCard'], 'id' | 'name' | 'category' | 'fromPrice'>;

/** What is said of a product that has the page to itself; `variant` is the name of the form on show. */
export interface ViewedProduct extends Pick<Product['schemas']['Product'], 'id' | 'name' | 'category' | 'brand'> {
  readonly variant?: string;
  readonly pricing: Pick<Product['schemas']['Pricing'], 'currency' | 'priceExcVat'>;
}

/**
 * Functions with which a page tracks a visit, for the services that the site's configuration names. Each call becomes
 * an event of the data layer; a site without a tag manager has none.
 */
export interface Tracking {
  /** A page is on show, with its final title and address. */
  readonly pageView: (page: { readonly title: string; readonly location: string }) => void;
  readonly viewItemList: (list: TrackedList, products: readonly ListedProduct[]) => void;
  /** One of a list's products was followed. */
  readonly selectItem: (list: TrackedList, products: readonly ListedProduct[], productId: string) => void;
  readonly viewItem: (product: ViewedProduct) => void;
  /** Something on the way from a product to a paid order has happened; not before the server has said so. */
  readonly order: (event: OrderTrackingEvent) => void;
  /** A request has been taken; not before the server has said so. */
  readonly request: (event: RequestEvent) => void;
}

/**
 * A product as GA4 names it.
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
  /** Of one unit, without VAT, in whole units of the currency: GA4 wants values without tax. */
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

/** What is said of products on their way to being bought. Amounts are in whole units of the currency, without VAT. */
export interface OrderPayload {
  /** ISO 4217. */
  readonly currency: string;
  readonly value: number;
  readonly items: readonly TrackedItem[];
}

/** An event on the way from a product to a paid order, as GA4 names and fills it. */
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

/** What is pushed to `window.dataLayer`. */
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

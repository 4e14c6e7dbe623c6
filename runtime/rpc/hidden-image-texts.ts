interface WithText {
  readonly alt: string;
}

/** Returns a product's card without the text of its second image, which repeats that of the first and is never read. */
export function withoutSecondText<Card extends { readonly secondImage?: WithText }>(card: Card): Card {
  return card.secondImage === undefined ? card : { ...card, secondImage: { ...card.secondImage, alt: '' } };
}

/** Returns a teaser without the text of its image, which stands beside the title and is hidden from screen readers. */
export function withoutImageText<Teaser extends { readonly image?: WithText }>(teaser: Teaser): Teaser {
  return teaser.image === undefined ? teaser : { ...teaser, image: { ...teaser.image, alt: '' } };
}

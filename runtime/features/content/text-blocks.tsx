import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { Column, Columns } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Questions } from '#runtime/ui/questions.tsx';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { BlockHead } from './block-head.static.tsx';
import { BlockLink } from './block-link.tsx';
import { ImageTextGrid, QuoteFigure, QuoteList, TextStack } from './text-blocks.styles.ts';

type Schemas = components['schemas'];

/** Shows running text, its title beside it on wide screens. */
export function RichTextBlock({ block }: { readonly block: Schemas['RichTextBlock'] }): ReactNode {
  return (
    <Columns>
      <Column span={4}>
        {block.title !== undefined && <h2 className={headingClass({ size: 'lg' })}>{block.title}</h2>}
      </Column>
      <Column span={8}>
        <RichText html={block.body} />
      </Column>
    </Columns>
  );
}

interface ImageTextBlockProps {
  readonly block: Schemas['ImageTextBlock'];
  /** Whether it opens the page, so that its picture should not wait. */
  readonly opening: boolean;
}

/** Shows an image and a text side by side. */
export function ImageTextBlock({ block, opening }: ImageTextBlockProps): ReactNode {
  return (
    <ImageTextGrid side={block.imageSide}>
      <Picture
        picture={block.image}
        sizes="(min-width: 1400px) 820px, (min-width: 992px) 56vw, 92vw"
        ratio="landscape"
        corners="large"
        first={opening}
      />
      <TextStack>
        <h2 className={headingClass({ size: 'lg' })}>{block.title}</h2>
        <RichText html={block.body} />
        {block.link && <BlockLink link={block.link} />}
      </TextStack>
    </ImageTextGrid>
  );
}

/** Shows the block with quotes of customers. */
export function QuotesBlock({ block }: { readonly block: Schemas['QuotesBlock'] }): ReactNode {
  return (
    <>
      <BlockHead title={block.title} />
      <QuoteList>
        {block.quotes.map((quote) => (
          <li key={quote.text}>
            <QuoteFigure>
              <blockquote>
                <p>{quote.text}</p>
              </blockquote>
              <figcaption>
                <strong>{quote.author}</strong>
                {quote.role}
              </figcaption>
            </QuoteFigure>
          </li>
        ))}
      </QuoteList>
    </>
  );
}

/** Shows questions that open their answers. */
export function FaqBlock({ block }: { readonly block: Schemas['FaqBlock'] }): ReactNode {
  return (
    <Columns>
      <Column span={4}>
        {block.title !== undefined && <h2 className={headingClass({ size: 'lg' })}>{block.title}</h2>}
      </Column>
      <Column span={8}>
        <Questions questions={block.questions} />
      </Column>
    </Columns>
  );
}

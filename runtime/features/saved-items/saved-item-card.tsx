import { type FormEvent, type ReactNode, useId } from 'react';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { ChoiceList } from '#runtime/ui/choice-list.tsx';
import { markClass } from '#runtime/ui/form/field.styles.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { headingClass, hiddenClass } from '#runtime/ui/text.styles.ts';
import { ItemFiles } from './item-files.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemChanges, ItemPrice } from './item-price.tsx';
import { ItemShare } from './item-share.tsx';
import {
  chosenField,
  itemsToCartForm,
  moveItemForm,
  removeItemForm,
  reopenItemForm,
  type SavedItem,
} from './saved-item-forms.ts';
import {
  chooseClass,
  handleClass,
  ItemActions,
  ItemBody,
  ItemBox,
  ItemFoot,
  ItemHead,
  ItemPicture,
  ItemSide,
  ItemText,
  MoveButtons,
  NoteText,
  quietButtonClass,
  smallButtonClass,
} from './saved-items.styles.ts';
import { type CartOutcome, reopenAddress } from './storage-address.ts';
import type { ItemOrder } from './use-item-order.ts';

interface SavedItemCardProps {
  readonly item: SavedItem;
  /** From 0, on its page. */
  readonly index: number;
  readonly count: number;
  readonly order: ItemOrder;
  /** Id of the form that puts the chosen items into the cart. */
  readonly cartForm: string;
  readonly onInCart: (outcome: CartOutcome) => void;
  readonly onRemoved: (itemId: string) => void;
}

const grip = 'M7 5v.1M7 10v.1M7 15v.1M13 5v.1M13 10v.1M13 15v.1';

/** Shows a saved item with all its actions. */
export function SavedItemCard(props: SavedItemCardProps): ReactNode {
  const { item, order, cartForm, onInCart } = props;
  const { id, title, kind, orderable, image, text, product } = item;
  const { locale, settings, t } = useLocale();
  const titleId = useId();
  const { offset, drop } = order.getLook(id);
  const name = product?.name;
  return (
    <ItemBox
      aria-labelledby={titleId}
      data-dragged={offset === undefined ? undefined : ''}
      data-drop={drop}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <ItemSide>
        {kind !== 'Note' && (
          <label className={chooseClass().className}>
            <span className={hiddenClass().className}>{t('account:items.choose', { name: title })}</span>
            <input
              type="checkbox"
              form={cartForm}
              name={chosenField(id)}
              autoComplete="off"
              className={markClass({ kind: 'box' }).className}
            />
          </label>
        )}
        <button
          type="button"
          className={handleClass().className}
          aria-label={t('account:items.drag', { name: title })}
          title={t('account:items.dragHint')}
          {...order.dragFrom(id)}
        >
          <Icon path={grip} />
        </button>
      </ItemSide>
      <ItemPicture>
        {image && (
          <Picture
            picture={image}
            sizes="176px"
            {...(kind === 'PhotoPrint' ? { ratio: 'natural', corners: 'none' } : { ratio: 'square', corners: 'small' })}
            alt=""
          />
        )}
      </ItemPicture>
      <ItemBody>
        <ItemHead>
          <ItemText>
            <h2 id={titleId} className={headingClass({ size: 'sm' }).className}>
              {title}
            </h2>
            {name !== undefined && name !== title && <p>{name}</p>}
            <ItemSpecification item={item} />
            {text !== undefined && <NoteText>{text}</NoteText>}
            <p>{t('account:items.savedOn', { date: formatDate(new Date(item.createdAt), locale, settings) })}</p>
          </ItemText>
          <ItemPrice item={item} />
        </ItemHead>
        <ItemChanges item={item} />
        <ItemActions>
          {orderable && (
            <ItemForm definition={itemsToCartForm} fields={{ [chosenField(id)]: 'on' }} onDone={onInCart}>
              <button type="submit" className={smallButtonClass().className}>
                {t('account:items.toCart')}
                <span className={hiddenClass().className}> {title}</span>
              </button>
            </ItemForm>
          )}
          {product?.slug !== undefined && <Reopen item={item} />}
          <MoveItem {...props} />
          <Remove {...props} />
        </ItemActions>
        <ItemFoot>
          {kind !== 'Note' && <ItemShare item={item} />}
          <ItemFiles item={item} />
        </ItemFoot>
      </ItemBody>
    </ItemBox>
  );
}

/** Shows the chosen options as text. */
function ItemSpecification({ item: { product, choices = [], crop } }: Pick<SavedItemCardProps, 'item'>): ReactNode {
  const { locale, t } = useLocale();
  const variant = choices.length === 0 ? product?.variantName : undefined;
  return (
    <ChoiceList
      choices={[
        ...(variant === undefined ? [] : [{ id: 'variant', label: t('account:items.variant'), value: variant }]),
        ...(crop
          ? [
              {
                id: 'print',
                label: t('account:items.print'),
                value: t('account:items.printSize', {
                  width: formatNumber(crop.size.width, locale),
                  height: formatNumber(crop.size.height, locale),
                }),
              },
            ]
          : []),
        ...choices.map(({ optionId, label, value }) => ({ id: `option-${optionId}`, label, value })),
      ]}
    />
  );
}

function Reopen({ item: { id, title } }: Pick<SavedItemCardProps, 'item'>): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  return (
    <ItemForm
      definition={reopenItemForm}
      fields={{ itemId: id }}
      onDone={(reopened) => navigate(reopenAddress(href, reopened))}
    >
      <button type="submit" className={quietButtonClass().className}>
        {t('account:items.reopen')}
        <span className={hiddenClass().className}> {title}</span>
      </button>
    </ItemForm>
  );
}

/** Shows buttons to move an item up and down. At the ends they stay, so that the focus is not lost. */
function MoveItem({ item: { id, title }, index, count, order }: SavedItemCardProps): ReactNode {
  const { t } = useLocale();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (button instanceof HTMLButtonElement && button.ariaDisabled !== 'true') order.move(id, Number(button.value));
  };
  const hidden = <span className={hiddenClass().className}> {title}</span>;
  return (
    <MoveButtons>
      <form method="post" onSubmit={send}>
        <input type="hidden" name={formNameField} value={moveItemForm.name} />
        <input type="hidden" name="itemId" value={id} />
        <button
          type="submit"
          name="by"
          value="-1"
          aria-disabled={index === 0}
          data-focus={`${id} up`}
          className={quietButtonClass().className}
        >
          {t('account:items.up')}
          {hidden}
        </button>
        <button
          type="submit"
          name="by"
          value="1"
          aria-disabled={index === count - 1}
          data-focus={`${id} down`}
          className={quietButtonClass().className}
        >
          {t('account:items.down')}
          {hidden}
        </button>
      </form>
    </MoveButtons>
  );
}

function Remove({ item: { id, title }, onRemoved }: SavedItemCardProps): ReactNode {
  const { t } = useLocale();
  return (
    <ItemForm definition={removeItemForm} fields={{ itemId: id }} onDone={() => onRemoved(id)}>
      <button type="submit" className={quietButtonClass().className}>
        {t('account:items.remove')}
        <span className={hiddenClass().className}> {title}</span>
      </button>
    </ItemForm>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FormError, InvalidSubmission } from '#runtime/contracts/form.ts';
import { readProblem } from '#runtime/data/read-problem.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { findInvalidSubmission } from '#runtime/forms/invalid-submission.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { addToCart, removeFromCart } from '#runtime/lib/order-events.ts';
import { quantityProblem } from '#runtime/lib/quantity-problem.ts';
import { FieldError } from '#runtime/ui/form/field.styles.ts';
import { Stepper } from '#runtime/ui/form/stepper.tsx';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import type { OrderLine } from './cart.ts';
import { cartQuantityForm } from './cart-forms.ts';
import { QuantityForm, updateClass } from './line-quantity.styles.ts';

interface LineQuantityProps {
  readonly line: Pick<OrderLine, 'id' | 'name' | 'quantity'>;
}

/** Shows the quantity of a line, typed or stepped. Without JavaScript a button submits it. */
export function LineQuantity({ line: { id, name, quantity } }: LineQuantityProps): ReactNode {
  const { t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const errorId = useId();
  const invalid = findInvalidSubmission(queryClient, cartQuantityForm.name);
  const isInvalid = invalid?.values.lineId === id;
  const tracking = useTracking();
  /** The quantity that was reported last. */
  const told = useRef(quantity.current);
  const [typed, setTyped] = useState(String(quantity.current));
  const { mutate, error, isPending } = useMutation({
    ...trpc.cart.update.mutationOptions(),
    // In order, so that the last change wins.
    scope: { id: 'cart' },
    onSuccess: (order) => {
      queryClient.setQueryData(trpc.cart.order.queryKey(), order);
      const now = order.lines.find((each) => each.id === id);
      const more = (now?.quantity.current ?? 0) - told.current;
      told.current += more;
      if (now && more > 0) tracking?.report(['order', addToCart(now, more)]);
      if (now && more < 0) tracking?.report(['order', removeFromCart(now, -more)]);
    },
  });
  useEffect(() => setTyped(String(quantity.current)), [quantity.current]);

  const set = (wanted: number): void => {
    const { minimum, maximum, step } = quantity;
    const stepped = minimum + Math.round((wanted - minimum) / step) * step;
    const within = Math.min(Math.max(stepped, minimum), maximum);
    setTyped(String(within));
    if (within !== quantity.current || isPending) mutate({ lineId: id, quantity: within });
  };
  const take = (): void => {
    const wanted = Number(typed);
    if (typed.trim() === '' || !Number.isFinite(wanted)) setTyped(String(quantity.current));
    else if (wanted !== quantity.current) set(wanted);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    take();
  };
  const apiProblem = error ? readProblem(error)?.messageKey : undefined;
  const text = (said: FormError): string => t(said.key, said.values);
  const rejection = isInvalid ? describeRejection(invalid, quantity, text) : undefined;
  const problem = apiProblem === undefined ? rejection : t(apiProblem);
  return (
    <QuantityForm method="post" noValidate onSubmit={send}>
      <input type="hidden" name={formNameField} value={cartQuantityForm.name} />
      <input type="hidden" name="lineId" value={id} />
      <Stepper
        name={name}
        isLeast={Number(typed) <= quantity.minimum}
        isMost={Number(typed) >= quantity.maximum}
        onStep={(direction) => set(Number(typed) + direction * quantity.step)}
      >
        <input
          name="quantity"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('cart:quantity.of', { name })}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : errorId}
          min={quantity.minimum}
          max={quantity.maximum}
          step={quantity.step}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
        />
      </Stepper>
      <button type="submit" className={updateClass()}>
        {t('cart:quantity.update')}
      </button>
      {problem !== undefined && (
        <FieldError id={errorId} role="alert">
          {problem}
        </FieldError>
      )}
    </QuantityForm>
  );
}

/** Describes why a quantity that was sent without JavaScript was rejected. */
function describeRejection(
  { values, errors, problem }: InvalidSubmission,
  bounds: OrderLine['quantity'],
  text: (said: FormError) => string,
): string | undefined {
  const said = problem ?? quantityProblem(values.quantity ?? '', bounds) ?? errors.quantity;
  return said && text(said);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { readProblem } from '#runtime/data/read-problem.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useNotify } from '#runtime/ui/notify-context.ts';
import { moved, placeAt } from './item-order.ts';
import type { SavedItem } from './saved-item-forms.ts';

/** An item that is being dragged. */
interface Drag {
  readonly id: string;
  /** Start of the drag, in CSS pixels from the top of the page. */
  readonly startY: number;
  /** CSS pixels from where the drag began. */
  readonly offset: number;
  readonly from: number;
  readonly to: number;
  /** Top and bottom of each item when the drag began, from the top of the page. */
  readonly spans: readonly { readonly top: number; readonly bottom: number }[];
}

/** Appearance of an item during a drag. */
interface DragLook {
  /** CSS pixels from its place; absent for all but the one that is dragged. */
  readonly offset?: number;
  /** The edge at which the dragged item would come to stand. */
  readonly drop?: 'before' | 'after';
}

/** Moves the items of a page: by a number of places, with the arrow keys, or by dragging. */
export function useItemOrder(page: number, items: readonly SavedItem[]) {
  const { t } = useLocale();
  const notify = useNotify();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const queryKey = trpc.storage.list.queryKey({ page });
  const [told, setTold] = useState('');
  const [drag, setDrag] = useState<Drag>();
  const { mutate } = useMutation({
    ...trpc.storage.move.mutationOptions(),
    // In order, so that the last move wins.
    scope: { id: 'storage' },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      notify({ variant: 'error', title: t(readProblem(error)?.messageKey ?? 'apiErrors:UNKNOWN') });
    },
  });

  const move = (itemId: string, by: number): void => {
    const from = items.findIndex(({ id }) => id === itemId);
    const item = items[from];
    if (!item || by === 0) return;
    const order = moved(items, from, from + by);
    const to = order.indexOf(item);
    // Only the server knows the position across pages.
    queryClient.setQueryData(queryKey, (list) => list && { ...list, items: order });
    setTold(t('account:items.moved', { name: item.title, place: to + 1, total: items.length }));
    mutate({ itemId, by });
  };

  const dragFrom = (itemId: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const box = event.currentTarget.closest('li');
      if (!box?.parentElement || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const spans = [...box.parentElement.children].map((child) => {
        const { top, bottom } = child.getBoundingClientRect();
        return { top: top + window.scrollY, bottom: bottom + window.scrollY };
      });
      const from = items.findIndex(({ id }) => id === itemId);
      setDrag({ id: itemId, startY: event.pageY, offset: 0, from, to: from, spans });
    },
    onPointerMove: ({ clientY, pageY }: PointerEvent): void => {
      if (drag?.id !== itemId) return;
      window.scrollBy(0, scrollAt(clientY));
      setDrag({ ...drag, offset: pageY - drag.startY, to: placeAt(drag.spans, drag.from, pageY) });
    },
    onPointerUp: (): void => {
      setDrag(undefined);
      if (drag?.id === itemId) move(itemId, drag.to - drag.from);
    },
    onPointerCancel: (): void => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (by === 0) return;
      event.preventDefault();
      move(itemId, by);
    },
  });

  const getLook = (itemId: string): DragLook => {
    if (!drag) return {};
    if (drag.id === itemId) return { offset: drag.offset };
    if (drag.to === drag.from || items[drag.to]?.id !== itemId) return {};
    return { drop: drag.to < drag.from ? 'before' : 'after' };
  };

  return { move, dragFrom, getLook, told };
}

/** Distance to the window's edge at which the page scrolls, and step, in CSS pixels. */
const edge = { within: 72, by: 16 } as const;

function scrollAt(clientY: number): number {
  if (clientY < edge.within) return -edge.by;
  return clientY > window.innerHeight - edge.within ? edge.by : 0;
}

/** Handlers that move an item by dragging and by keys. */
export type ItemOrder = ReturnType<typeof useItemOrder>;

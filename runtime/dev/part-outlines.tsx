import { type ComponentType, Fragment, type FragmentInstance, type FunctionComponent } from 'react';
// Its types say what a fragment's instance can do in a browser.
import type {} from 'react-dom';
import { outlineCss } from './outline-css.ts';

/** A part of the page as it is shown now. */
interface ShownPart {
  readonly name: string;
  /** The site that it is shown on. */
  readonly site: string;
  /** Whether the site has code of its own for it. */
  readonly isChanged: boolean;
}

const shownParts = new Map<FragmentInstance, ShownPart>();

/** Returns a component that shows a part as it is, and that the outlines know. It adds no element to the page. */
export function outlined<Props extends object>(Part: ComponentType<Props>, shown: ShownPart): FunctionComponent<Props> {
  const remember = (instance: FragmentInstance | null) => {
    if (instance === null) return undefined;
    shownParts.set(instance, shown);
    return () => {
      shownParts.delete(instance);
    };
  };
  return function OutlinedPart(props) {
    return (
      // biome-ignore lint/complexity/noUselessFragments: it has the part's instance.
      <Fragment ref={remember}>
        <Part {...props} />
      </Fragment>
    );
  };
}

/** Draws the outlines of all parts, with their names, while they are switched on by Alt+Shift+P. */
export function followOutlineKey(document: Document): void {
  let close: (() => void) | undefined;
  document.addEventListener('keydown', (event) => {
    const isKey = event.code === 'KeyP' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (isKey || (event.key === 'Escape' && close)) {
      event.preventDefault();
      if (close) close();
      close = isKey && !close ? openOutlines(document) : undefined;
    }
  });
}

function openOutlines(document: Document): () => void {
  const host = document.createElement('div');
  host.id = 'shopgen-parts';
  host.lang = 'en';
  host.popover = 'manual';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(outlineCss);
  // No style element: the page's policy need not allow it.
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  // Above everything, dialogs included.
  host.showPopover();

  let drawn = '';
  let frame = 0;
  // Whatever moves a part, the next frame draws it where it is.
  const follow = (): void => {
    const boxes = findBoxes();
    const state = JSON.stringify(boxes);
    if (state !== drawn) shadow.replaceChildren(...boxes.flatMap((box) => writeBox(document, box)));
    drawn = state;
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    cancelAnimationFrame(frame);
    host.remove();
  };
}

/** Where a part is shown, in CSS pixels of the window. */
interface Box extends ShownPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where its name stands, so that no name covers another. */
  readonly labelTop: number;
}

/** Height of a name, in CSS pixels. */
const labelHeight = 22;
/** Least distance at which two names stand beside each other, in CSS pixels. */
const labelWidth = 190;

/** Returns where the parts in the window are, large ones first, so that what is in them is drawn over them. */
function findBoxes(): Box[] {
  const found = [...shownParts]
    .flatMap(([instance, part]) => {
      const rects = instance.getClientRects().filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length === 0) return [];
      const left = Math.min(...rects.map((rect) => rect.left));
      const top = Math.min(...rects.map((rect) => rect.top));
      const width = Math.max(...rects.map((rect) => rect.right)) - left;
      const height = Math.max(...rects.map((rect) => rect.bottom)) - top;
      return top > window.innerHeight || top + height < 0 ? [] : [{ ...part, left, top, width, height }];
    })
    .sort((a, b) => b.width * b.height - a.width * a.height || (a.name < b.name ? -1 : 1));
  const placed: Box[] = [];
  for (const box of found) {
    let labelTop = Math.max(box.top, 0);
    const isTaken = (other: Box): boolean =>
      Math.abs(other.left - box.left) < labelWidth && Math.abs(other.labelTop - labelTop) < labelHeight;
    while (placed.some(isTaken)) labelTop += labelHeight;
    placed.push({ ...box, labelTop });
  }
  return placed;
}

function writeBox(document: Document, { name, site, isChanged, left, top, width, height, labelTop }: Box) {
  const box = document.createElement('div');
  box.className = isChanged ? 'box changed' : 'box';
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const label = document.createElement('button');
  label.className = isChanged ? 'label changed' : 'label';
  label.textContent = isChanged ? `${name} (changed)` : name;
  label.title = 'Copy the command that changes it';
  Object.assign(label.style, { left: `${Math.max(left, 0)}px`, top: `${labelTop}px` });
  label.addEventListener('click', () => {
    void navigator.clipboard.writeText(`npx shopgen override ${name} --site ${site} --wrap`);
  });
  return [box, label];
}

import type { PageProblem } from '#runtime/contracts/development.ts';
import { overlayCss } from './overlay-css.ts';

/** Max. problems shown; further ones are printed in the terminal. */
const maxShown = 50;

let shown: { readonly remove: () => void } | undefined;

/** Shows problems over the page, which stays as it is underneath; removes them when there are none. */
export function showProblems(document: Document, problems: readonly PageProblem[]): void {
  shown?.remove();
  shown = problems.length === 0 ? undefined : openOverlay(document, problems);
}

/** Events that would make menus and dialogs of the page close or take the focus back. */
const ownEvents = ['pointerdown', 'mousedown', 'touchstart', 'click', 'focusin', 'keydown'] as const;

function openOverlay(document: Document, problems: readonly PageProblem[]) {
  const host = document.createElement('div');
  host.id = 'shopgen-problems';
  host.popover = 'manual';
  for (const name of ownEvents) host.addEventListener(name, (event) => event.stopPropagation());
  // A press on the button leaves the focus in the page; the keyboard can move it here.
  host.addEventListener('mousedown', (event) => {
    if (event.composedPath().some((target) => target instanceof HTMLButtonElement)) event.preventDefault();
  });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayCss);
  // No style element: the page's policy need not allow it.
  shadow.adoptedStyleSheets = [sheet];

  const focusedBefore = document.activeElement;
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    remove();
  };
  function remove(): void {
    const hadFocus = document.activeElement === host;
    document.defaultView?.removeEventListener('keydown', closeOnEscape, true);
    host.remove();
    if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  }
  shadow.append(writeOverlay(document, problems, remove));
  document.body.append(host);
  // Above everything, dialogs included.
  host.showPopover();
  document.defaultView?.addEventListener('keydown', closeOnEscape, true);
  return { remove };
}

function writeOverlay(document: Document, problems: readonly PageProblem[], close: () => void): HTMLElement {
  const title = element(document, 'h2', 'title', getTitle(problems.length));
  title.id = 'title';
  // Announced when it appears; the heading is for navigation.
  const announcement = element(document, 'div', 'announcement');
  announcement.setAttribute('role', 'alert');
  announcement.append(title);
  const button = element(document, 'button', 'close', 'Close');
  button.title = 'Close (Esc). It comes back when something is saved that does not fix it.';
  button.addEventListener('click', close);
  const header = element(document, 'header', 'header');
  header.append(announcement, button);
  const list = element(document, 'ol', 'list');
  list.append(...problems.slice(0, maxShown).map((problem) => writeProblem(document, problem)));
  const section = element(document, 'section', 'panel');
  section.lang = 'en';
  section.setAttribute('aria-labelledby', 'title');
  section.append(header, list);
  const more = problems.length - maxShown;
  if (more > 0) section.append(element(document, 'p', 'more', `The terminal shows ${more} more.`));
  return section;
}

const getTitle = (count: number): string =>
  `${count === 1 ? 'A problem' : `${count} problems`} to fix. The page shows the last good state.`;

function writeProblem(document: Document, { code, message, where, source, excerpt, help }: PageProblem): HTMLElement {
  const item = element(document, 'li', 'problem');
  const head = element(document, 'p', 'head');
  if (where !== undefined && source !== undefined) {
    const link = element(document, 'a', 'where', where);
    link.href = `/__open-in-editor?file=${encodeURIComponent(source)}`;
    link.title = 'Open in the editor';
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void fetch(link.href);
    });
    head.append(link, ' ');
  }
  head.append(element(document, 'code', 'code', code));
  item.append(head, element(document, 'p', 'message', message));
  if (excerpt !== undefined && excerpt !== '') {
    const lines = element(document, 'pre', 'excerpt', excerpt);
    // A long line is scrolled to, also without a mouse.
    lines.tabIndex = 0;
    lines.setAttribute('role', 'group');
    lines.setAttribute('aria-label', where ?? code);
    item.append(lines);
  }
  if (help !== undefined) item.append(element(document, 'p', 'help', help));
  return item;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

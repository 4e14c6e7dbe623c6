/** Styles of the overlay, limited to its shadow tree. */
export const overlayCss = `
:host {
  all: initial;
  position: fixed;
  inset: auto 0 0 0;
  width: 100%;
  max-height: 75vh;
  overflow: auto;
  overscroll-behavior: contain;
  pointer-events: auto;
  box-sizing: border-box;
  border-top: 4px solid #ff7b72;
  background: #16181d;
  color: #f0f2f5;
  box-shadow: 0 -12px 40px rgb(0 0 0 / 45%);
  font: 15px/1.5 system-ui, sans-serif;
}
.panel { max-width: 76rem; margin: 0 auto; padding: 1rem 1.5rem 1.5rem; }
.header {
  position: sticky;
  top: 0;
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.5rem 0;
  background: #16181d;
}
.title { margin: 0; font-size: 1rem; font-weight: 600; }
.close {
  flex: none;
  padding: 0.25rem 0.9rem;
  border: 1px solid #8b93a1;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.close:hover { background: #2b303a; }
:focus-visible { outline: 2px solid #79c0ff; outline-offset: 2px; }
.list { margin: 0; padding: 0; list-style: none; }
.problem { padding: 0.75rem 0 1rem; border-top: 1px solid #3a404c; }
.problem p { margin: 0; overflow-wrap: anywhere; }
.where, .code, .excerpt { font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; }
.where { color: #79c0ff; }
.code { color: #b6bdc9; }
.problem .message { margin: 0.25rem 0; color: #ffa198; font-weight: 600; }
.excerpt {
  margin: 0.5rem 0;
  padding: 0.6rem 0.8rem;
  overflow-x: auto;
  border-radius: 4px;
  background: #23272f;
  white-space: pre;
}
.help::before { content: "Help: "; color: #b6bdc9; }
.more { margin: 0; color: #b6bdc9; }
`;

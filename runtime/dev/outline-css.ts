/** Styles of the outlines of parts, limited to their shadow tree. */
export const outlineCss = `
:host {
  all: initial;
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: hidden;
  pointer-events: none;
  font: 12px/20px ui-monospace, Menlo, Consolas, monospace;
}
.box { position: absolute; box-sizing: border-box; outline: 2px solid #1f6feb; outline-offset: -2px; }
.box.changed { outline-color: #b3388a; }
.label {
  position: absolute;
  height: 20px;
  padding: 0 6px;
  border: 0;
  background: #1f6feb;
  color: #fff;
  font: inherit;
  white-space: nowrap;
  pointer-events: auto;
  cursor: copy;
}
.label.changed { background: #b3388a; }
.label:focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
`;

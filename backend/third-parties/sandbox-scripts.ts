/** Sends the entries of the page's data layer, earlier and later ones, to the address beside the script. */
const tagManagerScript = `(() => {
  const collect = new URL('collect', document.currentScript.src);
  const layer = (window.dataLayer ??= []);
  const send = (entry) => {
    const told = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry;
    fetch(collect, { method: 'POST', body: JSON.stringify(told), keepalive: true, credentials: 'omit' });
  };
  const push = layer.push;
  layer.push = (...entries) => {
    entries.forEach(send);
    return push.apply(layer, entries);
  };
  layer.forEach(send);
})();
`;

/** Fills the element around the script with a form, where its address requests one. */
const formScript = `(() => {
  const { dataset, parentElement, src } = document.currentScript;
  if (!dataset.form) return;
  const form = document.createElement('form');
  const title = document.createElement('h2');
  title.textContent = 'Sandbox form: ' + dataset.form + ' (' + dataset.locale + ')';
  const field = (tag, name, type) => {
    const label = document.createElement('label');
    const control = document.createElement(tag);
    label.textContent = name + ' ';
    control.name = name;
    control.required = true;
    if (type) control.type = type;
    label.append(control);
    return label;
  };
  const button = document.createElement('button');
  button.textContent = 'Send to the sandbox';
  form.append(title, field('input', 'email', 'email'), field('textarea', 'message'), button);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    await fetch(new URL('submit', src), { method: 'POST', body, credentials: 'omit' });
    const done = document.createElement('p');
    done.setAttribute('role', 'status');
    done.textContent = 'The sandbox has received it.';
    form.replaceChildren(title, done);
  });
  parentElement.append(form);
})();
`;

/** The smallest GIF: one transparent point. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Returns the sandbox's answer at a third party's path; `undefined` for an unknown path. */
export function sandboxFile(path: string): { readonly type: string; readonly body: string | Buffer } | undefined {
  if (path.endsWith('/gtm.js')) return { type: 'text/javascript', body: tagManagerScript };
  if (path.endsWith('.js')) return { type: 'text/javascript', body: formScript };
  return path.endsWith('.gif') ? { type: 'image/gif', body: pixel } : undefined;
}

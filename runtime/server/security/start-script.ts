import { createHash } from 'node:crypto';

/** Name of the Trusted Types policy of the script below, which alone may make it. */
export const startPolicyName = 'start';

/**
 * The only inline script of a page, the same on all of them: inserts the loader that its attributes name. The content security policy
 * names its hash and trusts what it inserts (`'strict-dynamic'`, CSP 3, 8.2), so that no host has to be trusted as a whole.
 */
export const startScript =
  '{const{dataset:d}=document.currentScript,s=document.createElement("script"),' +
  `p=window.trustedTypes?.createPolicy("${startPolicyName}",{createScriptURL:u=>u});` +
  's.type="module";s.src=p?p.createScriptURL(d.loader):d.loader;document.head.append(s)}';

/** The source expression of {@link startScript}. */
export const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

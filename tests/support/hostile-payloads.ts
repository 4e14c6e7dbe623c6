/** What makes a browser run a script when it gets into markup, an attribute, an address, a style or a script. `@` is the script. */
const shapes: readonly string[] = [
  '<script>@</script>',
  '<ScRiPt >@</sCrIpT >',
  '</script><script>@</script>',
  '</title><script>@</script>',
  '</textarea><script>@</script>',
  '</style><script>@</script>',
  '--><script>@</script><!--',
  ']]><script>@</script>',
  '<img src=x onerror=@>',
  '<img src=x onerror="@">',
  "<img src=x onerror='@'>",
  '<img/src=x/onerror=@>',
  '<img src=x\nonerror\n=\n"@">',
  '"><img src=x onerror="@">',
  "'><img src=x onerror='@'>",
  '" autofocus onfocus="@" x="',
  "' autofocus onfocus='@' x='",
  '` autofocus onfocus=@ ',
  '<svg onload=@>',
  '<svg><script>@</script></svg>',
  '<svg><animate onbegin=@ attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:@"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>@</script></svg>#x">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=@&gt;">',
  '<math><mi><table><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=@>">',
  '<noscript><p title="</noscript><img src=x onerror=@>">',
  '<template><img src=x onerror=@></template>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=@ src>">',
  '<iframe srcdoc="<script>parent.@</script>"></iframe>',
  '<iframe src="javascript:parent.@"></iframe>',
  '<object data="javascript:@"></object>',
  '<embed src="javascript:@">',
  '<details open ontoggle=@>x</details>',
  '<video><source onerror=@></video>',
  '<audio src=x onerror=@></audio>',
  '<body onload=@>',
  '<marquee onstart=@>x</marquee>',
  '<input autofocus onfocus=@>',
  '<select autofocus onfocus=@></select>',
  '<a href="javascript:@">x</a>',
  '<a href="&#106;avascript:@">x</a>',
  '<a href="java\tscript:@">x</a>',
  '<form action="javascript:@"><button>x</button></form>',
  '<button formaction="javascript:@">x</button>',
  '<base href="javascript:/a/+@//">',
  '<meta http-equiv="refresh" content="0;url=javascript:@">',
  '<link rel="stylesheet" href="data:text/css,*{}" onload=@>',
  '<style>@import "javascript:@";</style>',
  '<style onload=@></style>',
  '<p style="background:url(javascript:@)">x</p>',
  '&lt;script&gt;@&lt;/script&gt;',
  '&#60;img src=x onerror=@&#62;',
  '%3Cscript%3E@%3C/script%3E',
  '\\u003cscript\\u003e@\\u003c/script\\u003e',
  '\\x3cimg src=x onerror=@\\x3e',
  '<\u0000script>@</script>',
  '<script\u2028>@</script>',
  "';@;//",
  '";@;//',
  '`;@;//',
  '\\";@;//',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what templates would replace
  '${@}',
  '{{@}}',
  '</script><!--<script>@',
  '"},"__proto__":{"x":"<img src=x onerror=@>"},"y":{"',
  '\u202e<img src=x onerror=@>',
];

/** Addresses that run a script when they are followed or loaded. */
const addresses: readonly string[] = [
  'javascript:@',
  'JaVaScRiPt:@',
  ' javascript:@',
  'java\nscript:@',
  '\u0001javascript:@',
  'javascript://host/%0a@',
  'vbscript:@',
  'data:text/html,<script>parent.@</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.@"/>',
  'blob:javascript:@',
  'view-source:javascript:@',
];

/** The script of a payload, in the ways it can be written. It tells the page `ran` in which payload it was. */
const scripts: readonly ((number: number) => string)[] = [
  (number) => `ran(${number})`,
  (number) => `window['r'+'an'](${number})`,
  (number) => `top.ran(${number})`,
  (number) => `eval('ran(${number})')`,
  (number) => `setTimeout('ran(${number})')`,
  (number) => `self[atob('cmFu')](${number})`,
  (number) => `ran\`${number}\``,
  (number) => `[${number}].map(ran)`,
];

/** Returns one of many payloads: another shape for each number, and another way to write its script for each time around. */
export const hostileText = (number: number): string => fill(shapes, number);

/** The same of addresses. */
export const hostileAddress = (number: number): string => fill(addresses, number);

function fill(all: readonly string[], number: number): string {
  const shape = all[number % all.length] ?? '';
  const script = scripts[Math.floor(number / all.length) % scripts.length];
  return shape.replaceAll('@', script?.(number) ?? '');
}

import { describe, expect, it } from 'vitest';
import { currentRelease } from '#cli/config/releases.ts';
import { migrateText } from '#cli/scaffold/upgrade/migrate-text.ts';

describe('migrateText', () => {
  it('renames keys and leaves every other character', () => {
    const text = [
      'extends: base # below',
      '',
      'theme:',
      '  # what measures are set in',
      '  fonts: { "measure":   { family: measure } , text: tracking }',
      "  heading:\r\n    'tracking' : -0.02em # tracking",
      'routes: { tracking: { measure: /tracking } }',
    ].join('\n');
    expect(migrateText(text)).toBe(text.replace('"measure"', '"label"').replace("'tracking' :", "'letterSpacing' :"));
  });

  it('does nothing the second time', () => {
    const once = migrateText('defaultLocale: nl-NL\ntheme: { heading: { tracking: 0em } }\n');
    expect(migrateText(once)).toBe(once);
  });

  it.each([
    [
      'a version of its own',
      'configVersion: "0.1.0" # then\nid: a\n',
      `configVersion: "${currentRelease}" # then\nid: a\n`,
    ],
    ['a layer below', 'extends: base\nid: a\n', 'extends: base\nid: a\n'],
    ['nothing', '# nothing\n', '# nothing\n'],
    ['all in braces', '{ id: a }\n', `{ configVersion: ${currentRelease}, id: a }\n`],
  ])('writes the version where it belongs in a file with %s', (_, text, expected) => {
    expect(migrateText(text)).toBe(expected);
  });

  it('puts the version in front of the first key, in the line ends of the file', () => {
    expect(migrateText('# Base\r\n\r\ndefaultLocale: nl-NL\r\n')).toMatch(
      new RegExp(
        `^# Base\\r\\n\\r\\n# .*\\r\\nconfigVersion: ${currentRelease}\\r\\n\\r\\ndefaultLocale: nl-NL\\r\\n$`,
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { mayColor } from '#cli/may-color.ts';

describe('colours on a terminal', () => {
  it.each([
    [{}, true],
    [{ TERM: 'xterm-256color' }, true],
    [{ TERM: 'dumb' }, false],
    [{ NO_COLOR: '1' }, false],
    [{ NO_COLOR: '' }, true],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: '' }, true],
    [{ FORCE_COLOR: '3', TERM: 'dumb' }, true],
    [{ CLICOLOR: '0' }, false],
    [{ CLICOLOR: '1' }, true],
    [{ CLICOLOR: '0', CLICOLOR_FORCE: '1' }, true],
  ])('with %j: %s', (environment, expected) => {
    expect(mayColor(true, true, environment)).toBe(expected);
    expect(mayColor(false, true, environment)).toBe(false);
  });
});

describe('colours where there is no terminal', () => {
  it.each([
    [{}, false],
    [{ CLICOLOR: '1' }, false],
    [{ CLICOLOR_FORCE: '0' }, false],
    [{ CLICOLOR_FORCE: '1' }, true],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: 'false', CLICOLOR_FORCE: '1' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('with %j: %s', (environment, expected) => {
    expect(mayColor(true, false, environment)).toBe(expected);
  });
});

import type { Ask } from './ask.ts';

/** Asks with Inquirer's prompts, on stderr like all messages: stdout is for data. */
export async function askOnTerminal(): Promise<Ask> {
  const [{ default: input }, { default: select }, { default: checkbox }] = await Promise.all([
    import('@inquirer/input'),
    import('@inquirer/select'),
    import('@inquirer/checkbox'),
  ]);
  const place = { output: process.stderr };
  return {
    text: (message, suggested, check) =>
      input(
        {
          message,
          ...(suggested !== undefined && { default: suggested }),
          required: suggested === undefined,
          validate: (answer) => check?.(answer) ?? true,
        },
        place,
      ),
    one: (message, choices, suggested) => select({ message, choices: [...choices], default: suggested }, place),
    some: (message, choices, suggested, atLeastOne = false) =>
      checkbox(
        {
          message,
          choices: choices.map((choice) => ({ ...choice, checked: suggested.includes(choice.value) })),
          required: atLeastOne,
        },
        place,
      ),
  };
}

/** Returns whether the questions were ended with Ctrl-C. */
export function wasInterrupted(error: unknown): boolean {
  return error instanceof Error && error.name === 'ExitPromptError';
}

import type { Messages } from './messages.ts';

/** What visitors are asked to allow. What a shop needs to work is not asked for. */
export type Purpose = 'statistics' | 'marketing' | 'forms';

/** A visitor's answer, by purpose. What is not named was not asked. */
export type Choice = Partial<Readonly<Record<Purpose, boolean>>>;

/** Somebody else's script that a page loads when a visitor agrees. */
export interface ThirdParty {
  /** Any one of them is reason enough to load it. */
  readonly purposes: readonly Purpose[];
  /** Told of a visitor's answer before anything of theirs loads, and again when it changes. */
  readonly tell?: (choice: Choice) => void;
  /** Called once for a page, and only after a visitor has agreed. */
  readonly load: () => void;
  /** Removes what they left in this browser. Called when a visitor withdraws. */
  readonly forget?: () => void;
}

/** The third parties of one locale, fetched after the page is hydrated. A locale without any has no such pack. */
export interface ThirdPartyPack {
  readonly locale: string;
  /** What has to be asked, in the order of asking. */
  readonly purposes: readonly Purpose[];
  readonly parties: readonly ThirdParty[];
  /** Address of the script that shows forms in the place of ours. */
  readonly formScript?: string;
  /** The texts of the dialog: nobody else has a use for them. */
  readonly messages: Messages;
}

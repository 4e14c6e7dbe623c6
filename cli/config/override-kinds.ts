/** What an override does to a part, in the order in which those of one map are applied. */
export const overrideKinds = ['replace', 'wrap', 'before', 'after'] as const;

export type OverrideKind = (typeof overrideKinds)[number];

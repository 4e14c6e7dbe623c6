/** Where a project can be deployed to, as `shopgen deploy init --for` names it. */
export const deployTargets = ['compose', 'kubernetes', 'systemd', 'github', 'backup'] as const;

export type DeployTarget = (typeof deployTargets)[number];

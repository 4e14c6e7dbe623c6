import { defineForm } from '#runtime/forms/form-definition.ts';
import {
  approvalDecisionSchema,
  companyInvitationSchema,
  companyJoinSchema,
  companyMemberSchema,
  companyRoleSchema,
  companySettingsSchema,
  companyStartSchema,
} from '#runtime/validation/forms/company.ts';

/** Starts a company. */
export const companyStartForm = defineForm({
  name: 'companyStart',
  schema: companyStartSchema,
  input: ({ name }) => ({ name }),
  mutation: (trpc) => trpc.company.start.mutationOptions(),
});

/** Changes the name of a company, and which orders need an approval. */
export const companySettingsForm = defineForm({
  name: 'companySettings',
  schema: companySettingsSchema,
  input: ({ name, approveFrom }) => ({ name, ...(approveFrom !== undefined && { approveFrom: approveFrom * 100 }) }),
  mutation: (trpc) => trpc.company.update.mutationOptions(),
});

/** Invites somebody into the company. */
export const companyInvitationForm = defineForm({
  name: 'companyInvitation',
  schema: companyInvitationSchema,
  input: ({ email, role }) => ({ email, role }),
  mutation: (trpc) => trpc.company.invite.mutationOptions(),
});

/** Withdraws an invitation. */
export const companyWithdrawalForm = defineForm({
  name: 'companyWithdrawal',
  schema: companyMemberSchema,
  input: ({ id }) => ({ id }),
  mutation: (trpc) => trpc.company.withdraw.mutationOptions(),
});

/** Accepts an invitation. */
export const companyJoinForm = defineForm({
  name: 'companyJoin',
  schema: companyJoinSchema,
  input: ({ token }) => ({ token }),
  mutation: (trpc) => trpc.company.join.mutationOptions(),
});

/** Changes the role of a member. */
export const companyRoleForm = defineForm({
  name: 'companyRole',
  schema: companyRoleSchema,
  input: ({ id, role }) => ({ id, role }),
  mutation: (trpc) => trpc.company.setRole.mutationOptions(),
});

/** Takes a member out of the company. */
export const companyRemovalForm = defineForm({
  name: 'companyRemoval',
  schema: companyMemberSchema,
  input: ({ id }) => ({ id }),
  mutation: (trpc) => trpc.company.remove.mutationOptions(),
});

/** Approves an order that waits, or not. */
export const approvalDecisionForm = defineForm({
  name: 'approvalDecision',
  schema: approvalDecisionSchema,
  input: ({ orderId, version, decision, reason }) => ({
    ...{ orderId, version, decision },
    ...(reason !== undefined && reason !== '' && { reason }),
  }),
  mutation: (trpc) => trpc.company.decide.mutationOptions(),
});

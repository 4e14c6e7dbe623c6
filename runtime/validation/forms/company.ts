import { wholeNumber } from '../rules/amount.ts';
import { requiredChoice } from '../rules/choice.ts';
import { email } from '../rules/email.ts';
import { identifier } from '../rules/identifier.ts';
import { line, paragraphs } from '../rules/text.ts';
import { object } from '../yup.ts';

/** The roles of a company's members. */
export const companyRoles = ['Buyer', 'Approver', 'Administrator'] as const;

/** Max. characters, in the content API. */
const maxNameLength = 120;
export const maxReasonLength = 1000;

/** A company to start. */
export const companyStartSchema = object({ name: line(maxNameLength).required() });

/** A company as it is to be; the sum in whole euros or pounds. */
export const companySettingsSchema = object({
  name: line(maxNameLength).required(),
  approveFrom: wholeNumber(0, 100_000_000),
});

/** Who is invited. */
export const companyInvitationSchema = object({ email: email().required(), role: requiredChoice(companyRoles) });

/** A member or an invitation. */
export const companyMemberSchema = object({ id: identifier().required() });

/** The role of a member. */
export const companyRoleSchema = object({ id: identifier().required(), role: requiredChoice(companyRoles) });

/** The token of an invitation. */
export const companyJoinSchema = object({ token: identifier(1000).required() });

/** What is decided about an order that waits. The button that was pressed names the decision. */
export const approvalDecisionSchema = object({
  orderId: identifier().required(),
  version: wholeNumber(1, 1_000_000_000).required(),
  decision: requiredChoice(['approve', 'refuse']),
  reason: paragraphs(maxReasonLength),
});

/** The order to be approved, as its buyer has seen it. */
export const approvalRequestSchema = object({ version: wholeNumber(1, 1_000_000_000).required() });

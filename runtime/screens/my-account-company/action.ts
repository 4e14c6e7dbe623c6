import type { ActionContext } from '#runtime/data/action.ts';
import {
  approvalDecisionForm,
  companyInvitationForm,
  companyJoinForm,
  companyRemovalForm,
  companyRoleForm,
  companySettingsForm,
  companyStartForm,
  companyWithdrawalForm,
} from '#runtime/features/company/company-forms.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

const again =
  ({ url }: ActionContext) =>
  (): string =>
    url.pathname;

export const action = createAction({
  companyStart: (context) => answerForm(companyStartForm, context, again(context)),
  companySettings: (context) => answerForm(companySettingsForm, context, again(context)),
  companyInvitation: (context) => answerForm(companyInvitationForm, context, again(context)),
  companyWithdrawal: (context) => answerForm(companyWithdrawalForm, context, again(context)),
  companyJoin: (context) => answerForm(companyJoinForm, context, again(context)),
  companyRole: (context) => answerForm(companyRoleForm, context, again(context)),
  companyRemoval: (context) => answerForm(companyRemovalForm, context, again(context)),
  approvalDecision: (context) => answerForm(approvalDecisionForm, context, again(context)),
});

import type { ActionContext, GoOn, ShowAgain } from '#runtime/data/action.ts';
import {
  addFilesFormName,
  itemsToCartForm,
  moveFileForm,
  moveItemForm,
  removeFileForm,
  removeItemForm,
  reopenItemForm,
  restoreItemForm,
  saveNoteForm,
  saveProductForm,
  shareItemForm,
  unshareItemForm,
} from '#runtime/features/saved-items/saved-item-forms.ts';
import {
  outcomeSearch,
  pageSearch,
  removedSearch,
  reopenAddress,
  savedSearch,
  storageView,
} from '#runtime/features/saved-items/storage-address.ts';
import { addToCartForm } from '#runtime/forms/add-to-cart-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';
import { readRejectedFiles } from '#runtime/forms/file-rejections.ts';
import { storeInvalidSubmission } from '#runtime/forms/invalid-submission.ts';
import { photoPrintFormName } from '#runtime/forms/photo-print-form.ts';

const getPage = ({ url }: ActionContext): number => storageView(url.search).page;

/** Returns the address of the same page of the list, which shows the result. */
const sameList = (context: ActionContext) => (): string => `${context.url.pathname}${pageSearch(getPage(context))}`;

const save = (context: ActionContext, kind?: 'ConfiguredProduct' | 'PhotoPrint'): Promise<GoOn | ShowAgain> => {
  if (kind !== undefined) context.form.set('kind', kind);
  return answerForm(saveProductForm, context, () => `${context.url.pathname}${savedSearch}`);
};

/** Returns the outcome of the files that were added while the form was read. */
async function addFiles(context: ActionContext): Promise<GoOn | ShowAgain> {
  const values = Object.fromEntries(
    [...context.form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  const errors = readRejectedFiles(values);
  if (Object.keys(errors).length === 0) return { to: sameList(context)() };
  storeInvalidSubmission(context.queryClient, addFilesFormName, { values, errors });
  return { status: 422 };
}

export const action = createAction({
  // The forms of product pages, whose save button posts here.
  [addToCartForm.name]: (context) => save(context, 'ConfiguredProduct'),
  [photoPrintFormName]: (context) => save(context, 'PhotoPrint'),
  [saveProductForm.name]: (context) => save(context),
  [saveNoteForm.name]: (context) => answerForm(saveNoteForm, context, () => `${context.url.pathname}${savedSearch}`),
  [removeItemForm.name]: (context) =>
    answerForm(
      removeItemForm,
      context,
      ({ value }) => `${context.url.pathname}${removedSearch(getPage(context), value.itemId)}`,
    ),
  [restoreItemForm.name]: (context) => answerForm(restoreItemForm, context, sameList(context)),
  [moveItemForm.name]: (context) => answerForm(moveItemForm, context, sameList(context)),
  [itemsToCartForm.name]: (context) =>
    answerForm(
      itemsToCartForm,
      context,
      ({ answer }) => `${context.url.pathname}${outcomeSearch(getPage(context), answer)}`,
    ),
  [reopenItemForm.name]: (context) =>
    answerForm(reopenItemForm, context, ({ answer }) => reopenAddress(context.href, answer)),
  [shareItemForm.name]: (context) => answerForm(shareItemForm, context, sameList(context)),
  [unshareItemForm.name]: (context) => answerForm(unshareItemForm, context, sameList(context)),
  [removeFileForm.name]: (context) => answerForm(removeFileForm, context, sameList(context)),
  [moveFileForm.name]: (context) => answerForm(moveFileForm, context, sameList(context)),
  [addFilesFormName]: addFiles,
});

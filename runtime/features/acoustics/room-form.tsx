import type { FormEvent, ReactNode } from 'react';
import { countryName } from '#runtime/i18n/country-name.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import {
  choicesOf,
  countries,
  framedParameter,
  initialNumber,
  isChanged,
  type NumberError,
  type NumberField,
  numberFields,
  type RoomFields,
  roomSearch,
} from '#runtime/lib/acoustics/room-query.ts';
import { Fold } from '#runtime/ui/fold.styles.ts';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { ErrorSummary } from '#runtime/ui/form/error-summary.tsx';
import { FieldRow, FormActions, FormStack } from '#runtime/ui/form/form-layout.styles.ts';
import { FormScope } from '#runtime/ui/form/form-scope.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { formatField } from './format-field.ts';
import { resultId } from './result-id.ts';

interface RoomFormProps {
  /** The fields of the address, or those of the room that the form begins with. */
  readonly fields: RoomFields;
  readonly errors: readonly NumberError[];
}

interface RoomFormViewProps extends RoomFormProps {
  /** Whether it stands in a frame of another website, and leads to the result there. */
  readonly framed: boolean;
}

/** Shows the form that describes a room. It asks for an address, which can be kept and shared, and works without JavaScript. */
export function RoomForm({ fields, errors, framed }: RoomFormViewProps): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const path = href('acousticsCalculator');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(`${path}${roomSearch(Object.fromEntries(sent))}#${resultId}`);
  };
  const listed = errors.map((error) => ({
    name: error.field,
    label: t(`components:roomCalculator.${error.field}`),
    error: describeError(t, error),
  }));
  return (
    <FormScope value="room">
      <form
        method="get"
        action={`${path}#${resultId}`}
        target={framed ? '_self' : undefined}
        noValidate
        onSubmit={submit}
      >
        {framed && <input type="hidden" name={framedParameter} value="1" />}
        <FormStack>
          {listed.length > 0 && <ErrorSummary errors={listed} attempt={1} />}
          <SizeFields fields={fields} errors={errors} />
          <SurfaceFields fields={fields} errors={errors} />
          <ContentFields fields={fields} errors={errors} />
          <LimitFields fields={fields} errors={errors} />
          <FormActions>
            <SubmitButton label={t('components:roomCalculator.submit')} />
          </FormActions>
        </FormStack>
      </form>
    </FormScope>
  );
}

function describeError(t: ReturnType<typeof useLocale>['t'], { min, max }: NumberError): string {
  return t('components:roomCalculator.numberError', { min, max });
}

/** Shows a number with its initial value. */
function NumberInput({
  name,
  fields,
  errors,
  hint,
}: RoomFormProps & { readonly name: NumberField; readonly hint?: string }) {
  const { locale, t } = useLocale();
  const error = errors.find(({ field }) => field === name);
  const initial = initialNumber(name, fields);
  return (
    <TextField
      name={name}
      label={t(`components:roomCalculator.${name}`)}
      hint={hint}
      optional={numberFields[name].initial === undefined}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={fields[name] ?? (initial === undefined ? '' : formatField(initial, locale))}
      error={error && describeError(t, error)}
    />
  );
}

function SizeFields(props: RoomFormProps): ReactNode {
  const { locale, t } = useLocale();
  const { fields } = props;
  return (
    <>
      <h2 className={headingClass()}>{t('components:roomCalculator.room')}</h2>
      <FieldRow columns="short">
        <NumberInput name="length" {...props} />
        <NumberInput name="width" {...props} />
        <NumberInput name="height" {...props} />
      </FieldRow>
      <NumberInput name="area" hint={t('components:roomCalculator.areaHint')} {...props} />
      <FieldRow>
        <SelectField
          name="use"
          label={t('components:roomCalculator.use')}
          defaultValue={fields.use}
          options={choicesOf('use').map((use) => ({ value: use, label: t(`components:roomCalculator.uses.${use}`) }))}
        />
        <SelectField
          name="country"
          label={t('components:roomCalculator.country')}
          optional
          placeholder={t('components:roomCalculator.noCountry')}
          defaultValue={fields.country}
          options={countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
        />
      </FieldRow>
    </>
  );
}

function SurfaceFields(props: RoomFormProps): ReactNode {
  const { t } = useLocale();
  const { fields } = props;
  return (
    <FoldedFields
      title={t('components:roomCalculator.surfaces')}
      names={['floor', 'walls', 'ceiling', 'glass', 'curtains']}
      {...props}
    >
      {(['floor', 'walls', 'ceiling'] as const).map((surface) => (
        <SelectField
          key={surface}
          name={surface}
          label={t(`components:roomCalculator.${surface}`)}
          defaultValue={fields[surface]}
          options={choicesOf(surface).map((key) => ({
            value: key,
            label: t(`components:roomCalculator.materials.${key}`),
          }))}
        />
      ))}
      <NumberInput name="glass" {...props} />
      <CheckboxField
        name="curtains"
        label={t('components:roomCalculator.curtains')}
        defaultChecked={fields.curtains !== undefined}
      />
    </FoldedFields>
  );
}

function ContentFields(props: RoomFormProps): ReactNode {
  const { t } = useLocale();
  return (
    <FoldedFields
      title={t('components:roomCalculator.contents')}
      names={['people', 'hardChairs', 'softChairs']}
      {...props}
    >
      <FieldRow columns="three">
        <NumberInput name="people" {...props} />
        <NumberInput name="hardChairs" {...props} />
        <NumberInput name="softChairs" {...props} />
      </FieldRow>
    </FoldedFields>
  );
}

function LimitFields(props: RoomFormProps): ReactNode {
  const { t } = useLocale();
  return (
    <FoldedFields title={t('components:roomCalculator.limits')} names={['wallLimit', 'ceilingLimit']} {...props}>
      <FieldRow>
        <NumberInput name="wallLimit" {...props} />
        <NumberInput name="ceilingLimit" {...props} />
      </FieldRow>
    </FoldedFields>
  );
}

interface FoldedFieldsProps extends RoomFormProps {
  readonly title: string;
  readonly names: readonly (keyof RoomFields)[];
  readonly children: ReactNode;
}

/** Shows fields that many visitors leave as they are: open where one of them is changed or wrong. */
function FoldedFields({ title, names, fields, errors, children }: FoldedFieldsProps): ReactNode {
  const isOpen = names.some((name) => isChanged(name, fields) || errors.some(({ field }) => field === name));
  return (
    <Fold open={isOpen}>
      <summary>
        <h2 className={headingClass({ size: 'md' })}>{title}</h2>
        <Icon name="plus" />
      </summary>
      <FormStack>{children}</FormStack>
    </Fold>
  );
}

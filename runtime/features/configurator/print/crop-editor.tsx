import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import {
  effectiveDpi,
  largestPart,
  longSide,
  moved,
  type Rectangle,
  type Rotation,
  resized,
  type Sides,
  turned,
} from '#runtime/lib/print-crop.ts';
import type { PrintSizes } from '#runtime/lib/print-size.ts';
import { FieldBox, FieldHint, labelClass } from '#runtime/ui/form/field.styles.ts';
import { FieldErrorText } from '#runtime/ui/form/field.tsx';
import { useFieldId } from '#runtime/ui/form/form-scope.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { CropBox, CropTools, cropToolClass, Frame, Handle, Stage } from './crop-editor.styles.ts';
import { CropNumbers } from './crop-numbers.tsx';
import { PrintQuality, type Resolutions } from './print-quality.tsx';
import type { ChosenPart } from './use-chosen-part.ts';
import { useCropGesture } from './use-crop-gesture.ts';
import type { Pixels } from './use-pixels.ts';

interface CropEditorProps {
  /** Name of the value in the form. */
  readonly name: string;
  readonly pixels: Pixels;
  readonly chosen: ChosenPart;
  readonly resolutions: Resolutions;
  readonly sizes: PrintSizes;
  /** The error of the selected part. */
  readonly error: string | undefined;
  /** Called at the end of a gesture. */
  readonly onChoose: (part: Rectangle) => void;
  readonly onTurn: (quarters: 1 | -1) => void;
  readonly onUseSize: (size: Sides) => void;
}

const corners = ['upperLeft', 'upperRight', 'lowerLeft', 'lowerRight'] as const;

/** Parts of the longer side of the picture: how far a key moves the frame, and with Shift. */
const [keyStep, longKeyStep] = [1 / 200, 1 / 20];

/** Factor by which a key or a button resizes the crop. */
const growth = 1.05;

/** An arrow that comes round, on the grid of icons. */
const turnLeftPath = 'M4 7.5h8a4.5 4.5 0 0 1 0 9H8M7 4L3.5 7.5 7 11';
const turnRightPath = 'M16 7.5H8a4.5 4.5 0 0 0 0 9h4M13 4l3.5 3.5L13 11';
const largestPath = 'M3.5 8V3.5H8M12 3.5h4.5V8M16.5 12v4.5H12M8 16.5H3.5V12';

/** Shows the editor for the crop of an image: by pointer, by keys, by buttons or by numbers. */
export function CropEditor(props: CropEditorProps): ReactNode {
  const { name, pixels, chosen, resolutions, sizes, error, onChoose, onTurn, onUseSize } = props;
  const { locale, t } = useLocale();
  const { rotation, size: print } = chosen;
  const picture = turned(pixels, rotation);
  const stage = useRef<HTMLDivElement>(null);
  const { draft, handlers } = useCropGesture({ stage, part: chosen.part, picture, print, onChoose });
  const part = draft ?? chosen.part;
  const id = useFieldId(name);
  const widthId = useFieldId('width');

  const grow = (factor: number): void =>
    onChoose(resized(part, longSide(part, print) * factor, 'middle', picture, print));
  const press = (event: KeyboardEvent): void => {
    const step = Math.max(
      1,
      Math.round(Math.max(picture.width, picture.height) * (event.shiftKey ? longKeyStep : keyStep)),
    );
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => onChoose(moved(part, -step, 0, picture)),
      ArrowRight: () => onChoose(moved(part, step, 0, picture)),
      ArrowUp: () => onChoose(moved(part, 0, -step, picture)),
      ArrowDown: () => onChoose(moved(part, 0, step, picture)),
      '+': () => grow(growth),
      '=': () => grow(growth),
      '-': () => grow(1 / growth),
      _: () => grow(1 / growth),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const told = (value: number): string => formatNumber(value, locale);
  const percent = (of: number, whole: number): string => `${(of / whole) * 100}%`;
  return (
    <CropBox>
      <FieldBox>
        <p className={labelClass().className}>{t('form:photo.crop.title')}</p>
        <FieldHint id={`${id}-hint`}>{t('form:photo.crop.hint')}</FieldHint>
      </FieldBox>
      <Stage ref={stage} {...handlers}>
        <Drawn pixels={pixels} rotation={rotation} />
        <Frame
          id={id}
          data-part="frame"
          role="application"
          tabIndex={0}
          aria-label={t('form:photo.crop.frame')}
          aria-describedby={`${id}-hint ${id}-position${error ? ` ${id}-error` : ''}`}
          onKeyDown={press}
          style={{
            left: percent(part.x, picture.width),
            top: percent(part.y, picture.height),
            width: percent(part.width, picture.width),
            height: percent(part.height, picture.height),
          }}
        >
          {corners.map((corner) => (
            <Handle key={corner} corner={corner} data-part={corner} aria-hidden="true" />
          ))}
        </Frame>
      </Stage>
      <CropTools>
        <Tool label={t('form:photo.crop.turnLeft')} path={turnLeftPath} onPress={() => onTurn(-1)} />
        <Tool label={t('form:photo.crop.turnRight')} path={turnRightPath} onPress={() => onTurn(1)} />
        <Tool label={t('form:photo.crop.smaller')} path="M4 10h12" onPress={() => grow(1 / growth)} />
        <Tool label={t('form:photo.crop.larger')} path="M10 4v12M4 10h12" onPress={() => grow(growth)} />
        <Tool
          label={t('form:photo.crop.largest')}
          path={largestPath}
          onPress={() => onChoose(largestPart(picture, print))}
        />
      </CropTools>
      <PrintQuality
        printed={{ part, picture, print }}
        sizes={sizes}
        resolutions={resolutions}
        onUseSize={(size) => {
          onUseSize(size);
          // The button disappears when the size is right; the focus moves to the field that it changed.
          document.getElementById(widthId)?.focus();
        }}
      />
      <p role="status" id={`${id}-position`} className={hiddenClass().className}>
        {t('form:photo.crop.position', {
          left: told(chosen.part.x),
          top: told(chosen.part.y),
          width: told(chosen.part.width),
          height: told(chosen.part.height),
          dpi: effectiveDpi(chosen.part, print),
        })}
      </p>
      <FieldErrorText name={name} error={error} />
      <CropNumbers part={chosen.part} picture={picture} print={print} onChoose={onChoose} />
    </CropBox>
  );
}

interface DrawnProps {
  readonly pixels: Pixels;
  readonly rotation: Rotation;
}

/** Shows the whole image, rotated. */
function Drawn({ pixels: { drawn }, rotation }: DrawnProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = turned(drawn, rotation);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, width, height);
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate((rotation * Math.PI) / 180);
    context.drawImage(drawn, -drawn.width / 2, -drawn.height / 2);
    context.restore();
  }, [drawn, rotation, width, height]);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} width={width} height={height} />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly path: string;
  readonly onPress: () => void;
}

function Tool({ label, path, onPress }: ToolProps): ReactNode {
  return (
    <button type="button" className={cropToolClass().className} aria-label={label} title={label} onClick={onPress}>
      <Icon path={path} />
    </button>
  );
}

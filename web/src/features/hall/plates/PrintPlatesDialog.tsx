import { type PinPrint, type Plate, platesForPins } from '@asamblea/domain';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { useDownload } from '../../../parts/useDownload.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { type PaperSize, paperNames, papers, pieceOf } from './cutSheets.ts';
import { NumberRange } from './NumberRange.tsx';
import { pinGrid, pinSheets } from './pinSheets.ts';
import type { PlateHall } from './plateHall.ts';
import { type PerPage, perPageChoices, plateGrids, plateSheets } from './plateSheets.ts';
import { usePlateWork } from './usePlateWork.ts';

/** The printed sheets. */
type Printed = 'plates' | 'both' | 'pins';

const fileKinds: Readonly<Record<Printed, string>> = {
  plates: 'placas',
  both: 'placas-con-pin',
  pins: 'pin-de-placas',
};

interface PrintPlatesDialogProps {
  readonly hall: PlateHall;
  /** PINs are given while people come in. */
  readonly isOpen: boolean;
  readonly first: Printed;
  readonly assemblyName: string;
  readonly paper: PaperSize;
  readonly onClose: () => void;
}

/** Which cards and how large, with their PINs or without; what comes out is a file to print. */
export function PrintPlatesDialog(props: PrintPlatesDialogProps) {
  const { hall, isOpen, first, assemblyName, onClose } = props;
  const save = useDownload();
  const work = usePlateWork();
  const mayPrint = useMay('printPlatePins');
  const hasBooths = useSwitches().hasOperation('openBooth');
  const hasPins = mayPrint && hasBooths && isOpen;
  const [printed, setPrinted] = useState<Printed>(hasPins ? first : 'plates');
  const [print, setPrint] = useState<PinPrint>('missing');
  const [perPage, setPerPage] = useState<PerPage>(8);
  const [paper, setPaper] = useState(props.paper);
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  // Kept until they are saved: asked for again, it is the same print.
  const [printId] = useState(() => crypto.randomUUID());
  const numbers = hall.plates.map(({ number }) => number);
  const from = typed.from ?? String(numbers[0] ?? '');
  const to = typed.to ?? String(numbers.at(-1) ?? '');
  const inRange = hall.plates.filter(({ number }) => number >= +from && number <= +to);
  const isMissing = ({ number }: Plate) => hall.pins.missing.includes(number);
  const chosen = printed === 'plates' ? inRange : platesForPins(inRange, print, isMissing);
  const perSheet = printed === 'pins' ? pinGrid.columns * pinGrid.rows : perPage;
  const pages = Math.ceil(chosen.length / perSheet);

  async function press() {
    if (chosen.length === 0) return;
    const asked = { from: Number(from), to: Number(to), printId, print };
    const pins = printed === 'plates' ? undefined : await work.printPins(asked);
    if (pins === null) return;
    const saved = await save({
      kind: fileKinds[printed],
      ending: 'pdf',
      what: printed === 'pins' ? 'los PIN' : 'las placas',
      write: async () =>
        pdfFile(
          printed === 'pins' && pins !== undefined
            ? pinSheets(pins, { assemblyName, paper })
            : await plateSheets(pins === undefined ? chosen.map(numberOf) : [...pins.keys()], {
                ...{ assemblyName, perPage, paper, pins },
              }),
        ),
    });
    if (saved) onClose();
  }

  return (
    <AskDialog
      open
      header="Imprimir placas"
      icon={<PrintIcon color="primary" aria-hidden />}
      enter="accepts"
      acceptLabel="Descargar PDF"
      onAccept={press}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        {hasPins && (
          <Choice
            label="Qué se imprime"
            value={printed}
            choices={printedNames}
            onChange={setPrinted}
          />
        )}
        <NumberRange range={{ from, to }} isFirst onChange={setTyped} />
        {printed !== 'plates' && (
          <Choice label="De cuáles" value={print} choices={printNames} onChange={setPrint} />
        )}
        {printed !== 'pins' && (
          <Choice
            label="Tamaño"
            value={perPage}
            choices={perPageChoices.map((one) => [one, sizeOf(one, paper)] as const)}
            onChange={setPerPage}
          />
        )}
        <Choice
          label="Papel"
          value={paper}
          choices={paperNames.map((one) => [one, papers[one].name] as const)}
          onChange={setPaper}
        />
        <Typography role="status" color="textSecondary">
          {chosen.length === 0
            ? 'Ninguna placa de esos números se imprime así.'
            : `${chosen.length} ${chosen.length === 1 ? 'placa' : 'placas'} en ${pages} ${pages === 1 ? 'hoja' : 'hojas'}.`}{' '}
          {printed !== 'plates' && effects[print]}
        </Typography>
        {work.failure !== null && (
          <ErrorMessage message={work.failure.message} explanation={work.failure.explanation} />
        )}
      </Box>
    </AskDialog>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

function Choice<T extends string | number>({ label, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => {
        const found = choices.find(([choice]) => String(choice) === target.value);
        if (found !== undefined) onChange(found[0]);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

const printedNames = [
  ['plates', 'Las placas, sin PIN'],
  ['both', 'Las placas, cada una con su PIN en un talón'],
  ['pins', 'Solo los PIN, para placas ya impresas'],
] as const;

const printNames = [
  ['missing', 'Las que no tienen PIN'],
  ['waiting', 'Las que están en la mesa'],
  ['all', 'Todas, también las entregadas'],
] as const;

const effects: Readonly<Record<PinPrint, string>> = {
  missing: 'Los PIN que ya hay siguen sirviendo.',
  waiting: 'Los PIN que se habían impreso con ellas dejan de servir.',
  all: 'Los PIN de antes dejan de servir, también los de quienes ya tienen la placa.',
};

/** `8 por hoja (10,8 × 7 cm)` */
function sizeOf(perPage: PerPage, paper: PaperSize): string {
  const { width, height } = pieceOf(plateGrids[perPage], paper);
  return `${perPage} por hoja (${inCentimetres(width)} × ${inCentimetres(height)} cm)`;
}

function inCentimetres(millimetres: number): string {
  return String(Math.round(millimetres) / 10).replace('.', ',');
}

function numberOf({ number }: Plate): number {
  return number;
}

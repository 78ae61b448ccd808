import type { Plate } from '@asamblea/domain';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../../ui/AskDialog.tsx';
import { pdfFile } from '../../../ui/pdfFile.ts';
import { useFileSaver } from '../../../ui/useFileSaver.ts';
import { NumberRange } from './NumberRange.tsx';
import { type PerPage, perPageChoices, plateSheets } from './plateSheets.ts';

interface PrintPlatesDialogProps {
  readonly open: boolean;
  readonly plates: readonly Plate[];
  readonly assemblyName: string;
  readonly onClose: () => void;
}

const sizes: Readonly<Record<PerPage, string>> = {
  8: '8 por hoja (tarjeta de 10,5 × 7,4 cm)',
  2: '2 por hoja (media hoja)',
  1: '1 por hoja (hoja entera, para verse de lejos)',
};

/** Which cards and how large; what comes out is a file to print. */
export function PrintPlatesDialog(props: PrintPlatesDialogProps) {
  const { open, plates, assemblyName, onClose } = props;
  const save = useFileSaver();
  const [perPage, setPerPage] = useState<PerPage>(8);
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const numbers = plates.map(({ number }) => number);
  const from = typed.from ?? String(numbers[0] ?? '');
  const to = typed.to ?? String(numbers.at(-1) ?? '');
  const chosen = numbers.filter((number) => number >= Number(from) && number <= Number(to));
  const pages = Math.ceil(chosen.length / perPage);

  async function print() {
    if (chosen.length === 0) return;
    const write = async () => pdfFile(await plateSheets(chosen, { assemblyName, perPage }));
    if (await save({ name: 'placas.pdf', what: 'las placas', write })) onClose();
  }

  return (
    <AskDialog
      open={open}
      header="Imprimir placas"
      icon={<PrintIcon color="primary" aria-hidden />}
      enter="accepts"
      acceptLabel="Descargar PDF"
      onAccept={print}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <NumberRange range={{ from, to }} isFirst onChange={setTyped} />
        <TextField
          select
          label="Tamaño"
          value={perPage}
          onChange={(event) => {
            const asked = Number(event.target.value);
            setPerPage(perPageChoices.find((choice) => choice === asked) ?? 8);
          }}
        >
          {perPageChoices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {sizes[choice]}
            </MenuItem>
          ))}
        </TextField>
        <Typography role="status" color="textSecondary">
          {chosen.length === 0
            ? 'Ninguna placa tiene esos números.'
            : `${chosen.length} ${chosen.length === 1 ? 'placa' : 'placas'} en ${pages} ${pages === 1 ? 'hoja' : 'hojas'} A4.`}
        </Typography>
      </Box>
    </AskDialog>
  );
}

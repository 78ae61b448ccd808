import { csvText, formatCount, type ReceiptList } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useFileSaver } from '../../../ui/useFileSaver.ts';
import { findReceipts } from './findReceipts.ts';

/** More than these are looked for, not read. */
const shownAtMost = 200;

/** Every receipt in the order of its letters: to find mine, to count them, to take them away. */
export function ReceiptCodes({ list }: { readonly list: ReceiptList }) {
  const save = useFileSaver();
  const [typed, setTyped] = useState('');
  const { codes, number } = list;
  const found = findReceipts(codes, typed);
  const shown = found.slice(0, shownAtMost);
  const isSearching = typed.trim() !== '';

  const keep = () =>
    save({
      name: `comprobantes-pregunta-${number}.csv`,
      what: 'la lista',
      write: () => {
        const rows = [['Comprobante'], ...codes.map((code) => [code])];
        return new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
      },
    });

  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
      <Typography>
        {list.disclosure === 'secret'
          ? 'Uno por cada unidad que votó, por orden de letras. No dicen de quién son ni qué votaron.'
          : 'Uno por cada envío, por orden de letras. No dicen de quién son ni qué votaron.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          label="Buscar un comprobante"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'characters' } }}
          autoComplete="off"
          sx={{ flex: '1 1 12em', maxWidth: '20em' }}
        />
        <BusyButton startIcon={<DownloadIcon />} onPress={keep} sx={{ minHeight: 48 }}>
          Descargar la lista (CSV)
        </BusyButton>
      </Box>
      <Typography role="status" color="textSecondary">
        {isSearching
          ? sayFound(found.length, codes.length)
          : `${formatCount(codes.length)} ${codes.length === 1 ? 'comprobante' : 'comprobantes'}`}
      </Typography>
      <Box component="ul" sx={grid}>
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      {found.length > shown.length && (
        <Typography color="textSecondary">
          Se ven los primeros {shownAtMost}. Busque el suyo o descargue la lista.
        </Typography>
      )}
    </Box>
  );
}

function sayFound(found: number, all: number): string {
  if (found > 0) return `${formatCount(found)} de ${formatCount(all)} comprobantes`;
  return 'Ninguno coincide. Revise que sea el comprobante de esta pregunta; si lo es, avise a la mesa.';
}

const grid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5em, 1fr))',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  letterSpacing: '0.03em',
} as const;

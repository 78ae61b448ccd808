import {
  type AssemblyBrand,
  csvText,
  downloadName,
  formatCount,
  localDateOf,
  type ReceiptList,
} from '@asamblea/domain';
import { useState } from 'react';
// biome-ignore lint/style/noRestrictedImports: nothing of it can fail, and this page has no messages.
import { download } from '../../../ui/files/download.ts';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Icon } from '../../../ui/widgets/Icon.tsx';
import { TextField } from '../../../ui/widgets/TextField.tsx';
import { findReceipts } from './findReceipts.ts';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const downloadIcon = 'M19 9h-4V3H9v6H5l7 7zm-8 2V5h2v6h1.17L12 13.17 9.83 11zm-6 7h14v2H5z';

/** More than these are looked for, not read. */
const shownAtMost = 200;

interface ReceiptCodesProps {
  readonly list: ReceiptList;
  readonly assembly: Pick<AssemblyBrand, 'name' | 'timeZone'>;
}

/** Every receipt in the order of its letters: to find mine, to count them, to take them away. */
export function ReceiptCodes({ list, assembly }: ReceiptCodesProps) {
  const [typed, setTyped] = useState('');
  const { codes, number } = list;
  const found = findReceipts(codes, typed);
  const shown = found.slice(0, shownAtMost);
  const isSearching = typed.trim() !== '';

  function keep() {
    const rows = [['Comprobante'], ...codes.map((code) => [code])];
    const file = new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
    const on = localDateOf(list.closedAt, assembly.timeZone);
    const kind = `comprobantes-pregunta-${number}`;
    download(file, downloadName({ kind, of: assembly.name, on, ending: 'csv' }));
  }

  return (
    <div className="receipt-codes">
      <p className="text">
        {list.disclosure === 'secret'
          ? 'Uno por cada unidad que votó, por orden de letras. No dicen de quién son ni qué votaron.'
          : 'Uno por cada envío, por orden de letras. No dicen de quién son ni qué votaron.'}
      </p>
      <div className="receipt-codes-tools">
        <TextField
          label="Buscar un comprobante"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          className="receipt-field"
        />
        <Button icon={<Icon path={downloadIcon} />} size="tall" onClick={keep}>
          Descargar la lista (CSV)
        </Button>
      </div>
      <p role="status" className="text muted">
        {isSearching
          ? sayFound(found.length, codes.length)
          : `${formatCount(codes.length)} ${codes.length === 1 ? 'comprobante' : 'comprobantes'}`}
      </p>
      <ul className="receipt-codes-grid">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {found.length > shown.length && (
        <p className="text muted">
          Se ven los primeros {shownAtMost}. Busque el suyo o descargue la lista.
        </p>
      )}
    </div>
  );
}

function sayFound(found: number, all: number): string {
  if (found > 0) return `${formatCount(found)} de ${formatCount(all)} comprobantes`;
  return 'Ninguno coincide. Revise que sea el comprobante de esta pregunta; si lo es, avise a la mesa.';
}
